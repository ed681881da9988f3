import * as RadixAccordion from '@radix-ui/react-accordion'
import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TopicIcon, type TopicName } from '../../primitives/Icon/TopicIcon.tsx'
import * as styles from './AnswerList.css.ts'

export interface AnswerListItem {
  /** The answer's address on the page, without the `#`. */
  id: string
  title: string
  content: ReactNode
}

export interface AnswerListGroup {
  id: string
  title: string
  topic: TopicName
  answers: readonly AnswerListItem[]
}

/** The groups and the answers that are open, by their ids. */
export interface OpenAnswers {
  groups: readonly string[]
  answers: readonly string[]
}

export interface AnswerListProps {
  groups: readonly AnswerListGroup[]
  /** Open at first: the first group's, or what the address names. */
  defaultOpen: OpenAnswers
  /** Hears what is open, at first and whenever it changes. */
  onOpen?: (open: OpenAnswers) => void
  /** The answer that the address names: it opens with its group whenever another comes to be named, and nothing closes for it. */
  named?: string | null
  /** The words of the link that gives an answer's address. */
  linkLabel: string
}

function Answers({
  answers,
  open,
  onOpenChange,
  linkLabel,
}: {
  answers: readonly AnswerListItem[]
  /** Those of other groups are among them. */
  open: string[]
  onOpenChange: (open: string[]) => void
  linkLabel: string
}) {
  return (
    <RadixAccordion.Root type="multiple" value={open} onValueChange={onOpenChange} className={styles.answers}>
      {answers.map(({ id, title, content }) => (
        <RadixAccordion.Item key={id} value={id} id={id} className={styles.answer}>
          <RadixAccordion.Header asChild>
            <h3>
              <RadixAccordion.Trigger className={styles.question}>
                {title}
                <span className={styles.sign}>
                  <Icon name="down" />
                </span>
              </RadixAccordion.Trigger>
            </h3>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={styles.content}>
            {content}
            <a href={`#${id}`} className={styles.link} aria-label={`${linkLabel}: ${title}`}>
              {linkLabel}
            </a>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}

/** Questions in groups: a group opens its questions, a question its answer. Every answer has an address. */
export function AnswerList({ groups, defaultOpen, onOpen, named = null, linkLabel }: AnswerListProps) {
  const [open, setOpen] = useState<string[]>([...defaultOpen.groups])
  const [openAnswers, setOpenAnswers] = useState<string[]>([...defaultOpen.answers])
  useEffect(() => {
    onOpen?.({ groups: open, answers: openAnswers })
  }, [onOpen, open, openAnswers])
  const [lastNamed, setLastNamed] = useState(named)
  if (named !== lastNamed) {
    setLastNamed(named)
    const group = groups.find(({ answers }) => answers.some(({ id }) => id === named))
    if (named !== null && group !== undefined) {
      setOpen((before) => [...new Set(before).add(group.id)])
      setOpenAnswers((before) => [...new Set(before).add(named)])
    }
  }
  return (
    <RadixAccordion.Root
      type="multiple"
      value={open}
      onValueChange={setOpen}
      className={styles.root}
      data-component="AnswerList"
    >
      {groups.map(({ id, title, topic, answers }) => (
        <RadixAccordion.Item key={id} value={id} className={styles.group}>
          <RadixAccordion.Header asChild>
            <h2>
              <RadixAccordion.Trigger className={styles.title}>
                <span className={styles.icon}>
                  <TopicIcon topic={topic} />
                </span>
                <span className={styles.words}>{title}</span>
                <span className={styles.sign}>
                  <Icon name="down" />
                </span>
              </RadixAccordion.Trigger>
            </h2>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={styles.body}>
            <Answers answers={answers} open={openAnswers} onOpenChange={setOpenAnswers} linkLabel={linkLabel} />
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
