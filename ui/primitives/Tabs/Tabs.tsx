import * as RadixTabs from '@radix-ui/react-tabs'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Tabs.css.ts'

export interface Tab {
  id: string
  label: string
  /** Text alternative of a dot that marks new content in the tab. */
  dotLabel?: string | undefined
  /** How many items the tab has. */
  count?: number | undefined
  content: ReactNode
}

export interface TabsProps extends NativeProps<'div', 'defaultValue' | 'dir'> {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in order, with unique ids; at least one. */
  tabs: readonly [Tab, ...Tab[]]
  /** Id of the open tab; omit it for uncontrolled tabs. */
  value?: string | undefined
  /** Id of the open tab until the user selects one (uncontrolled); the first tab by default. It may change later. */
  defaultValue?: string | undefined
  /** Called with the id of the tab that the user selected. */
  onValueChange?: ((id: string) => void) | undefined
  /** `quiet`: nested tabs, which scroll sideways if they do not fit. */
  variant?: 'main' | 'quiet' | undefined
  /** Above the list: the title of the page. */
  heading?: ReactNode | undefined
  /** Beside heading and list where there is room, else below the list; the same for all tabs. */
  beside?: ReactNode | undefined
}

/** The name of a tab with a dot; `undefined` if its text is the name. */
const nameOf = ({ label, count, dotLabel }: Tab): string | undefined =>
  dotLabel === undefined ? undefined : `${label}${count === undefined ? '' : ` ${count}`}, ${dotLabel}`

/** Tabs. A panel mounts on its first visit and stays mounted. Arrows, Home and End move between the tabs. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  variant = 'main',
  heading,
  beside,
  ...rest
}: TabsProps) {
  const [selected, select] = useState<string | null>(null)
  const open = value ?? selected ?? defaultValue ?? tabs[0].id
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([open]))
  if (!visited.has(open)) setVisited(new Set([...visited, open]))
  const list = useRef<HTMLDivElement>(null)
  // Scroll the open tab into view inside the list; `scrollIntoView` would scroll the page too.
  useLayoutEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
    const trigger = buttons.find(({ dataset }) => dataset['tab'] === open)
    if (list.current === null || trigger === undefined) return
    list.current.scrollLeft = trigger.offsetLeft - (list.current.clientWidth - trigger.offsetWidth) / 2
  }, [open])
  const triggers = (
    <RadixTabs.List ref={list} className={styles.list} aria-label={label} data-variant={variant}>
      {tabs.map((tab) => (
        <RadixTabs.Trigger
          key={tab.id}
          value={tab.id}
          className={styles.tab}
          // Hidden text in the dot would be separated from the label by a space.
          aria-label={nameOf(tab)}
          data-tab={tab.id}
          // Radix reports only changes, but a click on the open tab counts as a selection too.
          onClick={() => select(tab.id)}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <>
              {' '}
              <span className={styles.count}>{tab.count}</span>
            </>
          )}
          {tab.dotLabel === undefined ? null : <span className={styles.dot} />}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  )
  return (
    <RadixTabs.Root
      {...rest}
      value={open}
      onValueChange={(id) => {
        select(id)
        onValueChange?.(id)
      }}
      data-component="Tabs"
    >
      {heading === undefined && beside === undefined ? (
        triggers
      ) : (
        <div className={styles.head} data-beside={beside === undefined ? undefined : ''}>
          <div className={styles.lead}>
            {heading}
            {triggers}
          </div>
          {beside}
        </div>
      )}
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={styles.panel} forceMount inert={tab.id !== open}>
          {visited.has(tab.id) ? tab.content : null}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
