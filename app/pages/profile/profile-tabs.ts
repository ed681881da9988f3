import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearchParamsState } from '#app/router/search-params-state.ts'
import { $lastTab, MAIN_TABS, type MainTab } from './last-tab.model.ts'

/** The parts of each tab, in their order: `sub` in the address is a word of it, or its number in an old link. */
export const SUB_TABS = {
  profile: ['data', 'security', 'verification', 'notifications', 'settings', 'history'],
  finances: ['overview'],
  promo: ['bonuses', 'codes', 'cashback'],
} as const satisfies Readonly<Record<MainTab, readonly string[]>>
export type SubTab = (typeof SUB_TABS)[MainTab][number]

/** A word of a list, by itself or by its number. */
const wordOf = <T extends string>(words: readonly T[], text: string | null): T | undefined =>
  words.find((word) => word === text) ?? (text !== null && /^\d$/u.test(text) ? words[Number(text)] : undefined)

/** Which tab and which part of it the address names; without one, where the last visit has ended. */
export function useProfileTabs() {
  const lastTab = useUnit($lastTab)
  const [search, go] = useSearchParamsState()
  const named = wordOf(MAIN_TABS, search.get('tab'))
  const tab = named ?? lastTab
  const subs: readonly SubTab[] = SUB_TABS[tab]
  const sub = wordOf(subs, search.get('sub')) ?? SUB_TABS[tab][0]
  return {
    /** What the address itself names. */
    named,
    tab,
    sub,
    go: (next: { tab: MainTab; sub?: SubTab }) => go({ tab: next.tab, sub: next.sub ?? SUB_TABS[next.tab][0] }),
  }
}

/**
 * Whether a part is looked at. One that was visited stays where it was made; what it shows of the server is asked for again when it
 * is looked at again.
 */
export const useVisibleSection = (part: SubTab): boolean => useProfileTabs().sub === part

/** Tells when a part is no longer looked at: what it said of the last try has had its time. */
export function useOnSectionLeft(part: SubTab, leave: () => void): void {
  const isShown = useVisibleSection(part)
  useEffect(() => (isShown ? () => leave() : undefined), [isShown, leave])
}
