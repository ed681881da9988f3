import { allSettled, fork, type Scope } from 'effector'
import { expect, it } from 'vitest'
import { signedOut, signedIn } from '#app/models/session/session.model.ts'
import { $notices, noticeRaised } from './notices.model.ts'
import './personal-notices.model.ts'

const personal = { tone: 'positive', title: 'Новый уровень', text: 'Бонус ждёт', personal: true } as const
const common = { tone: 'negative', title: 'Адрес отклонён', text: 'Он ведёт неизвестно куда' } as const

it.each([
  ['sign-out', (scope: Scope) => allSettled(signedOut, { scope })],
  ['sign-in of another player', (scope: Scope) => allSettled(signedIn, { scope, params: 'secret' })],
])('%s removes personal notices and keeps common ones', async (_, changeSession) => {
  const scope = fork()
  for (const notice of [personal, common]) await allSettled(noticeRaised, { scope, params: notice })
  await changeSession(scope)
  expect(scope.getState($notices).map(({ title }) => title)).toEqual([common.title])
})
