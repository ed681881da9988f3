import type { AnswerGroup } from '#contract/lobby/info.ts'
import type { TopicName } from '#ui/index.ts'

/** Icons of groups by id (`spec §2`); an unknown group gets the help icon. */
const topics: ReadonlyMap<string, TopicName> = new Map([
  ['1', 'account'],
  ['2', 'verified'],
  ['3', 'deposit'],
  ['4', 'withdrawal'],
  ['5', 'bonus'],
  ['6', 'fairness'],
  ['7', 'trophy'],
  ['8', 'care'],
  ['11', 'card'],
  ['12', 'transfer'],
  ['13', 'wallet'],
  ['14', 'limits'],
  ['15', 'help'],
])
const topicNames = new Set(topics.values())

/** A word may be the name of an icon, also in the plural. */
export function topicOf(id: string): TopicName {
  const word = id.toLowerCase()
  return topics.get(id) ?? [...topicNames].find((name) => word === name || word === `${name}s`) ?? 'help'
}

/** A group's id as a part of an address and of ids in the document. */
const fragmentOf = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')

/** URL fragments of the groups: the id, with a counter if the id occurs again: `3.2`. */
export function addressesOf(groups: readonly AnswerGroup[]): string[] {
  const counts = new Map<string, number>()
  return groups.map(({ id }) => {
    const fragment = fragmentOf(id)
    const count = (counts.get(fragment) ?? 0) + 1
    counts.set(fragment, count)
    return count === 1 ? fragment : `${fragment}.${count}`
  })
}

/** Decodes what browsers encode in addresses; `null` if it is no encoding. */
function decode(hash: string): string | null {
  try {
    return decodeURIComponent(hash)
  } catch {
    return null
  }
}

/** Resolves a URL fragment: `#3-2` is the second answer of group 3. Returns `null` if there is no such answer. */
export function answerOf(hash: string, groups: readonly AnswerGroup[]): { group: string; answer: string } | null {
  const [, group = '', number = ''] = /^#(.+)-(\d{1,3})$/u.exec(decode(hash) ?? '') ?? []
  const found = groups[addressesOf(groups).indexOf(group)]
  if (found === undefined || found.answers[Number(number) - 1] === undefined) return null
  return { group, answer: `${group}-${Number(number)}` }
}
