import type { AnswerGroup } from '#contract/info.ts'
import type { TopicName } from '#ui/index.ts'

/** The icons of groups by their id (`spec §2`); a group that is not known is about help. */
const topics: ReadonlyMap<number, TopicName> = new Map([
  [1, 'account'],
  [2, 'verified'],
  [3, 'deposit'],
  [4, 'withdrawal'],
  [5, 'bonus'],
  [6, 'fairness'],
  [7, 'trophy'],
  [8, 'care'],
  [11, 'card'],
  [12, 'transfer'],
  [13, 'wallet'],
  [14, 'limits'],
  [15, 'help'],
])
export const topicOf = (id: number): TopicName => topics.get(id) ?? 'help'

/** What each group is called in addresses: by its id, and another of the same id by its turn, `3.2`. */
export function addressesOf(groups: readonly AnswerGroup[]): string[] {
  const seen = new Map<number, number>()
  return groups.map(({ id }) => {
    const turn = (seen.get(id) ?? 0) + 1
    seen.set(id, turn)
    return turn === 1 ? String(id) : `${id}.${turn}`
  })
}

/** The group and the answer that an address names, `#3-2`: the second answer of group 3; `null` where there is none. */
export function answerOf(hash: string, groups: readonly AnswerGroup[]): { group: string; answer: string } | null {
  const [, group = '', at = ''] = /^#(\d{1,6}(?:\.\d{1,3})?)-(\d{1,3})$/u.exec(hash) ?? []
  const found = groups[addressesOf(groups).indexOf(group)]
  if (found === undefined || found.answers[Number(at) - 1] === undefined) return null
  return { group, answer: `${group}-${Number(at)}` }
}
