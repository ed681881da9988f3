import type { AnswerGroup } from '#contract/lobby/info.ts'
import type { TopicName } from '#ui/index.ts'

/** Icons of groups by id (`spec §2`); an unknown group gets the help icon. */
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

/** URL fragments of the groups: the id, with a counter if the id occurs again: `3.2`. */
export function addressesOf(groups: readonly AnswerGroup[]): string[] {
  const counts = new Map<number, number>()
  return groups.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? String(id) : `${id}.${count}`
  })
}

/** Resolves a URL fragment: `#3-2` is the second answer of group 3. Returns `null` if there is no such answer. */
export function answerOf(hash: string, groups: readonly AnswerGroup[]): { group: string; answer: string } | null {
  const [, group = '', number = ''] = /^#(\d{1,6}(?:\.\d{1,3})?)-(\d{1,3})$/u.exec(hash) ?? []
  const found = groups[addressesOf(groups).indexOf(group)]
  if (found === undefined || found.answers[Number(number) - 1] === undefined) return null
  return { group, answer: `${group}-${Number(number)}` }
}
