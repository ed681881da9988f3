import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { createI18n } from '#app/i18n/i18n.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $hasSessionCover } from '#app/models/presence/game-open.ts'
import { callRejected, sessionChanged, sessionEnded } from '#app/models/session/session-load.model.ts'
import { $isGuest, $session } from '#app/models/session/session.model.ts'
import { rejected } from '#app/testing/failures.ts'
import { $i18n } from '../ports.ts'
import './notices.ts'

it.each([
  ['raises a toast', false, 1],
  ['raises no toast where the cover of the game says it', true, 0],
])('the end of a session %s', async (_, hasCover, count) => {
  const scope = fork({
    values: [
      [$i18n, await createI18n('ru')],
      [$hasSessionCover, hasCover],
    ],
  })
  await allSettled(sessionEnded, { scope, params: 'ended' })
  expect(scope.getState($notices)).toHaveLength(count)
})

it('a rejection of a blocked player signs out and shows the reason', async () => {
  const scope = fork({
    values: [
      [$i18n, await createI18n('en')],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  await allSettled(callRejected, { scope, params: rejected(errorCode.accountBlocked) })
  expect(scope.getState($isGuest)).toBe(true)
  expect(scope.getState($notices)).toMatchObject([
    { title: 'Your account is blocked', action: { label: 'Who to contact', href: '/complaints' } },
  ])
})

it.each([
  ['of another tab says where', 'otherTab', 'en', 'You’ve signed out'],
  ['of another tab says where', 'otherTab', 'ru', 'Вы вышли из аккаунта'],
  ['that gives no reason does not claim that the player did it', undefined, 'en', 'You’ve been signed out'],
  ['that gives no reason does not claim that the player did it', undefined, 'ru', 'Сеанс завершён'],
] as const)('a sign-out %s, until the next sign-in: %s, %s', async (_, reason, language, title) => {
  const scope = fork({
    values: [
      [$i18n, await createI18n(language)],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  await allSettled(sessionChanged, { scope, params: { kind: 'tabSynced', token: null, renewedFrom: null, reason } })
  expect(scope.getState($isGuest)).toBe(true)
  expect(scope.getState($notices)).toMatchObject([{ title, lasting: true }])
  await allSettled(sessionChanged, { scope, params: { kind: 'tabSynced', token: 'next', renewedFrom: null } })
  expect(scope.getState($notices)).toEqual([])
})
