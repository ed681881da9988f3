import * as RadixAccordion from '@radix-ui/react-accordion'
import { useEffect, useState, type ReactNode } from 'react'
import { FoldingPanel } from '../../private/folding-panel.tsx'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TopicIcon, type TopicName } from '../../primitives/Icon/TopicIcon.tsx'
import * as styles from './AnswerList.css.ts'

export interface AnswerListItem {
  /** Fragment of the answer's link, without `#`. */
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

/** Ids of the open groups and answers. */
export interface OpenAnswers {
  groups: readonly string[]
  answers: readonly string[]
}

export interface AnswerListProps extends NativeProps<'div', 'defaultValue' | 'dir'> {
  /** Groups of questions, in order. */
  groups: readonly AnswerListGroup[]
  /** Open on mount: the first group, or the answer of the URL fragment. */
  defaultOpen: OpenAnswers
  /** Called on mount and whenever the open groups or answers change. */
  onOpenChange?: ((open: OpenAnswers) => void) | undefined
  /** Id of the answer in the URL fragment. A new value opens it and its group; nothing else closes. */
  targetId?: string | null | undefined
  /** Text of the link to an answer. */
  linkLabel: string
}

function Answers({
  answers,
  open,
  onOpenChange,
  linkLabel,
}: {
  answers: readonly AnswerListItem[]
  /** Ids of all open answers, including those of other groups. */
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
                <span className={styles.chevron}>
                  <Icon name="down" />
                </span>
              </RadixAccordion.Trigger>
            </h3>
          </RadixAccordion.Header>
          <FoldingPanel
            className={styles.content}
            isOpen={open.includes(id)}
            onFound={() => onOpenChange([...new Set(open).add(id)])}
          >
            {content}
            <a href={`#${id}`} className={styles.link} aria-label={`${linkLabel}: ${title}`}>
              {linkLabel}
            </a>
          </FoldingPanel>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}

/** Questions in groups, as nested accordions. Every answer can be linked to. */
export function AnswerList({
  groups,
  defaultOpen,
  onOpenChange,
  targetId = null,
  linkLabel,
  ...rest
}: AnswerListProps) {
  const [open, setOpen] = useState<string[]>([...defaultOpen.groups])
  const [openAnswers, setOpenAnswers] = useState<string[]>([...defaultOpen.answers])
  useEffect(() => {
    onOpenChange?.({ groups: open, answers: openAnswers })
  }, [onOpenChange, open, openAnswers])
  const [previousTargetId, setPreviousTargetId] = useState(targetId)
  if (targetId !== previousTargetId) {
    setPreviousTargetId(targetId)
    const group = groups.find(({ answers }) => answers.some(({ id }) => id === targetId))
    if (targetId !== null && group !== undefined) {
      setOpen((current) => [...new Set(current).add(group.id)])
      setOpenAnswers((current) => [...new Set(current).add(targetId)])
    }
  }
  return (
    <RadixAccordion.Root
      {...rest}
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
                <span className={styles.titleText}>{title}</span>
                <span className={styles.chevron}>
                  <Icon name="down" />
                </span>
              </RadixAccordion.Trigger>
            </h2>
          </RadixAccordion.Header>
          <FoldingPanel
            className={styles.body}
            isOpen={open.includes(id)}
            onFound={() => setOpen((current) => [...new Set(current).add(id)])}
          >
            <Answers answers={answers} open={openAnswers} onOpenChange={setOpenAnswers} linkLabel={linkLabel} />
          </FoldingPanel>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
