import * as RadixAccordion from '@radix-ui/react-accordion'
import { useState, type ReactNode } from 'react'
import { FoldingPanel } from '../../private/folding-panel.tsx'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Accordion.css.ts'

export interface AccordionItem {
  /** With `targetId`, the fragment of a link to the item, without `#`. */
  id: string
  title: string
  content: ReactNode
  /** Can't be opened now; the title says why. */
  disabled?: boolean | undefined
}

export interface AccordionProps extends NativeProps<'div', 'defaultValue' | 'dir'> {
  /** The items from top to bottom, with unique ids. */
  items: readonly AccordionItem[]
  /** Heading level of the titles in the page outline. */
  headingLevel: 2 | 3 | 4
  /** Ids of the items that are open initially. */
  defaultOpen?: readonly string[] | undefined
  /** Id in the URL fragment, for items that can be linked to. A new value opens that item; nothing else closes. */
  targetId?: string | null | undefined
}

/** Collapsible items; several may be open at once. Search in the page opens the item that it finds. */
export function Accordion({ items, headingLevel, defaultOpen = [], targetId, ...rest }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  const [open, setOpen] = useState<string[]>([...defaultOpen])
  const openItem = (id: string) => setOpen((current) => [...new Set(current).add(id)])
  const [previousTargetId, setPreviousTargetId] = useState<string | null>()
  if (targetId !== previousTargetId) {
    setPreviousTargetId(targetId)
    if (typeof targetId === 'string') openItem(targetId)
  }
  return (
    <RadixAccordion.Root
      {...rest}
      type="multiple"
      value={open}
      onValueChange={setOpen}
      className={styles.root}
      data-component="Accordion"
    >
      {items.map(({ id, title, content, disabled = false }) => (
        <RadixAccordion.Item
          key={id}
          value={id}
          disabled={disabled}
          className={styles.item}
          {...(targetId === undefined ? {} : { id })}
        >
          <RadixAccordion.Header asChild>
            <Heading>
              <RadixAccordion.Trigger className={styles.trigger}>
                <span className={styles.title}>{title}</span>
                <span className={styles.chevron}>
                  <Icon name="down" />
                </span>
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <FoldingPanel
            className={styles.content}
            isOpen={open.includes(id)}
            onFound={() => {
              if (!disabled) openItem(id)
            }}
          >
            {content}
          </FoldingPanel>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
