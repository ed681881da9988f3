import type { Winner, Winners } from '#contract/lobby/winners.ts'

export type WinnerListId = 'weekly' | 'monthly' | 'jackpot' | 'last'

/** Whether a list is sorted by amount, so that equal amounts share a rank. The others are sorted by date. */
export const isByAmount = (id: WinnerListId): boolean => id === 'weekly' || id === 'monthly'

const identity = ({ user, slug, win, date }: Winner): string => JSON.stringify([user, slug, win, date])
const newestFirst = (winners: readonly Winner[]): Winner[] => winners.toSorted((a, b) => b.date - a.date)
const largestFirst = (winners: readonly Winner[]): Winner[] => winners.toSorted((a, b) => b.win - a.win)

/** Sorted lists of winners (`spec §2`): jackpots by date, others by amount; `last` merges all of them. */
export function listsOf({ weekly, monthly, jackpot }: Winners): Record<WinnerListId, readonly Winner[]> {
  const all = new Map([...weekly, ...monthly, ...jackpot].map((winner) => [identity(winner), winner]))
  return {
    weekly: largestFirst(weekly),
    monthly: largestFirst(monthly),
    jackpot: newestFirst(jackpot),
    last: newestFirst([...all.values()]),
  }
}
