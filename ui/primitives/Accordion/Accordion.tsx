import * as RadixAccordion from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Accordion.css.ts'

export interface AccordionItem {
  id: string
  title: string
  content: ReactNode
}

export interface AccordionProps extends NativeProps<'div', 'defaultValue' | 'dir'> {
  /** The items from top to bottom, with unique ids. */
  items: readonly AccordionItem[]
  /** Heading level of the titles in the page outline. */
  headingLevel: 2 | 3 | 4
  /** Ids of the items that are open initially. */
  defaultOpen?: readonly string[]
}

/** Collapsible items; several may be open at once. Arrow keys move between the headers. */
export function Accordion({ items, headingLevel, defaultOpen = [], ...rest }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <RadixAccordion.Root
      {...rest}
      type="multiple"
      defaultValue={[...defaultOpen]}
      className={styles.root}
      data-component="Accordion"
    >
      {items.map(({ id, title, content }) => (
        <RadixAccordion.Item key={id} value={id} className={styles.item}>
          <RadixAccordion.Header asChild>
            <Heading>
              <RadixAccordion.Trigger className={styles.trigger}>
                {title}
                <span className={styles.chevron}>
                  <Icon name="down" />
                </span>
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={styles.content}>{content}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
