import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParamsState } from '#app/router/search-params-state.ts'
import { $lastTab, MAIN_TABS, type MainTab } from './models/last-tab.model.ts'

/** Nested tabs in order. In the URL, `sub` is a name from this list, or an index in old links. */
export const SUB_TABS = {
  profile: ['data', 'security', 'verification', 'notifications', 'settings', 'history'],
  finances: ['overview'],
  promo: ['bonuses', 'codes', 'cashback'],
} as const satisfies Readonly<Record<MainTab, readonly string[]>>
export type SubTab = (typeof SUB_TABS)[MainTab][number]

/** Finds a name in a list, by itself or by its index. */
const findName = <T extends string>(names: readonly T[], text: string | null): T | undefined =>
  names.find((name) => name === text) ?? (text !== null && /^\d$/u.test(text) ? names[Number(text)] : undefined)

/** The open tab and nested tab from the URL; without one in the URL, the tab of the last visit. */
export function useProfileTabs() {
  const lastTab = useUnit($lastTab)
  const [search, go] = useSearchParamsState()
  const named = findName(MAIN_TABS, search.get('tab'))
  const tab = named ?? lastTab
  const subs: readonly SubTab[] = SUB_TABS[tab]
  const sub = findName(subs, search.get('sub')) ?? SUB_TABS[tab][0]
  return {
    /** The tab in the URL, if there is one. */
    named,
    tab,
    sub,
    go: (next: { tab: MainTab; sub?: SubTab }) => go({ tab: next.tab, sub: next.sub ?? SUB_TABS[next.tab][0] }),
  }
}

/**
 * Whether a section is visible. Visited sections stay mounted; their queries are active only while visible and refetch when shown
 * again.
 */
export const useVisibleSection = (sub: SubTab): boolean => useProfileTabs().sub === sub

/** Calls `onLeave` when a section is no longer visible, e.g. to clear the message of its last attempt. */
export function useOnSectionLeft(sub: SubTab, onLeave: () => void): void {
  const isVisible = useVisibleSection(sub)
  const leave = useEffectEvent(onLeave)
  useEffect(() => (isVisible ? () => leave() : undefined), [isVisible])
}
