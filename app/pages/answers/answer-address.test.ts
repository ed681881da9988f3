import { expect, it } from 'vitest'
import { addressesOf, answerOf, topicOf } from './answer-address.ts'

const answers = [
  { title: 'a', text: '' },
  { title: 'b', text: '' },
]
const groups = [
  { id: '3', title: 'Пополнение', answers },
  { id: '11', title: 'Карты', answers },
  { id: 'Мои правила', title: 'Правила', answers },
]

it.each<[string, string | null]>([
  ['#3-2', '3-2'],
  ['#11-1', '11-1'],
  ['#3-02', '3-2'],
  ['#3-3', null],
  ['#мои_правила-2', 'мои_правила-2'],
  [`#${encodeURIComponent('мои_правила')}-1`, 'мои_правила-1'],
  ['#%-1', null],
  ['#4-1', null],
  ['#3', null],
  ['', null],
  ['#3-2"><script>', null],
])('answerOf maps %s to %s', (hash, answer) => {
  expect(answerOf(hash, groups)?.answer ?? null).toBe(answer)
})

it('topicOf has an icon for every group id', () => {
  expect(topicOf('3')).toBe('deposit')
  expect(topicOf('999')).toBe('help')
  expect(['trophy', 'Deposits', 'anything else'].map(topicOf)).toEqual(['trophy', 'deposit', 'help'])
})

it('addressesOf makes duplicate group ids unique', () => {
  const same = [...groups, { id: '3', title: 'Ещё раз', answers }, { id: '3', title: 'И ещё', answers }]
  expect(addressesOf(same)).toEqual(['3', '11', 'мои_правила', '3.2', '3.3'])
  expect(answerOf('#3-2', same)).toEqual({ group: '3', answer: '3-2' })
  expect(answerOf('#3.3-1', same)).toEqual({ group: '3.3', answer: '3.3-1' })
  expect(answerOf('#3.4-1', same)).toBeNull()
})
