import { expect, it } from 'vitest'
import { answerOf, topicOf } from './answer-address.ts'

const answers = [
  { title: 'a', text: '' },
  { title: 'b', text: '' },
]
const groups = [
  { id: 3, title: 'Пополнение', answers },
  { id: 11, title: 'Карты', answers },
]

it.each<[string, string | null]>([
  ['#3-2', '3-2'],
  ['#11-1', '11-1'],
  ['#3-02', '3-2'],
  ['#3-3', null],
  ['#4-1', null],
  ['#3', null],
  ['', null],
  ['#3-2"><script>', null],
])('reads %s as %s', (hash, answer) => {
  expect(answerOf(hash, groups)?.answer ?? null).toBe(answer)
})

it('has an icon for a group of any id', () => {
  expect(topicOf(3)).toBe('deposit')
  expect(topicOf(999)).toBe('help')
})
