import * as RadixTabs from '@radix-ui/react-tabs'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Tabs.css.ts'

export interface Tab {
  id: string
  label: string
  /** Something new is behind it: what, for a screen reader; the eye sees a dot. */
  mark?: string | undefined
  content: ReactNode
}

export interface TabsProps extends NativeProps<'div', 'defaultValue' | 'dir'> {
  /** What the tabs choose, for a screen reader. */
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** The open tab; without it the tabs keep their own. */
  value?: string
  /** The tab that is open until one is chosen, where the tabs keep their own; else the first. It may come later. */
  defaultValue?: string
  onValueChange?: (id: string) => void
  /** `quiet`: tabs inside of a tab, which scroll sideways where there is no room. */
  look?: 'main' | 'quiet'
}

/** A few views of one place. A panel is made at its first visit and kept. Arrows move, Home and End jump. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, look = 'main', ...rest }: TabsProps) {
  const [chosen, choose] = useState<string | null>(null)
  const open = value ?? chosen ?? defaultValue ?? tabs[0].id
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([open]))
  if (!visited.has(open)) setVisited(new Set([...visited, open]))
  const list = useRef<HTMLDivElement>(null)
  // Where the tabs scroll sideways, the open one is seen whole; the page itself must not move.
  useLayoutEffect(() => {
    const triggers = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
    const trigger = triggers.find(({ dataset }) => dataset['tab'] === open)
    if (list.current === null || trigger === undefined) return
    list.current.scrollLeft = trigger.offsetLeft - (list.current.clientWidth - trigger.offsetWidth) / 2
  }, [open])
  return (
    <RadixTabs.Root
      {...rest}
      value={open}
      onValueChange={(id) => {
        choose(id)
        onValueChange?.(id)
      }}
      data-component="Tabs"
    >
      <RadixTabs.List ref={list} className={styles.list} aria-label={label} data-look={look}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className={styles.tab}
            data-tab={tab.id}
            // The one that is open can be chosen, too: Radix tells of a change alone.
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.mark === undefined ? null : (
              <span className={styles.mark}>
                <span className={visuallyHidden}>, {tab.mark}</span>
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={styles.panel} forceMount inert={tab.id !== open}>
          {visited.has(tab.id) ? tab.content : null}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
