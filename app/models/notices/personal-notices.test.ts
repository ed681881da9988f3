import { allSettled, fork, type Scope } from 'effector'
import { expect, it } from 'vitest'
import { signedOut, signedIn } from '#app/models/session/session.model.ts'
import { $notices, noticeRaised } from './notices.model.ts'
import './personal-notices.model.ts'

const personal = { tone: 'positive', title: 'Новый уровень', text: 'Бонус ждёт', personal: true } as const
const common = { tone: 'negative', title: 'Адрес отклонён', text: 'Он ведёт неизвестно куда' } as const

it.each([
  ['leaves', (scope: Scope) => allSettled(signedOut, { scope })],
  ['makes way for another', (scope: Scope) => allSettled(signedIn, { scope, params: 'secret' })],
])('what was said to a player ends when he %s, and what was said to anybody stays', async (_, change) => {
  const scope = fork()
  for (const notice of [personal, common]) await allSettled(noticeRaised, { scope, params: notice })
  await change(scope)
  expect(scope.getState($notices).map(({ title }) => title)).toEqual([common.title])
})
