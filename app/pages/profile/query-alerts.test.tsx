import { act } from '@testing-library/react'
import { allSettled, createEvent, createStore, type Scope } from 'effector'
import { useUnit } from 'effector-react'
import { expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import type { User } from '#contract/status.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { QueryAlerts } from './query-alerts.tsx'

const userRead = createEvent<User>()
const $user = createStore<User | null>(null).on(userRead, (_, user) => user)

/** The alerts of a player whose state is read when the test says so. */
function Alerts() {
  const user = useUnit($user)
  return <QueryAlerts user={user ?? undefined} />
}
const read = (scope: Scope, email_confirmed: boolean) =>
  act(() => allSettled(userRead, { scope, params: { ...guestUser, id: 5, email_confirmed } }))
const said = (scope: Scope) => scope.getState($notices).map(({ tone, title }) => [tone, title])

it.each([
  [true, 'ru', 'positive', 'E-mail подтверждён'],
  [false, 'ru', 'neutral', 'Ссылка сообщает: e-mail подтверждён'],
  [true, 'en', 'positive', 'Your e-mail is confirmed'],
  [false, 'en', 'neutral', 'The link says: e-mail confirmed'],
] as const)(
  'an e-mail that the address calls confirmed and whose state is %s is spoken of by the state, in %s',
  async (isConfirmed, language, tone, title) => {
    const { scope, pass } = await renderPage(<Alerts />, { at: '/profile?emailverify=success', language })
    await read(scope, isConfirmed)
    await pass(timing.emailConfirmedDelay - 1)
    expect(said(scope)).toEqual([])
    await pass(1)
    expect(said(scope)).toEqual([[tone, title]])
  },
)

it('an e-mail of a player whose state is read late is spoken of then, once', async () => {
  const { scope, pass } = await renderPage(<Alerts />, { at: '/profile?emailverify=success' })
  await pass(timing.emailConfirmedDelay)
  expect(said(scope)).toEqual([])
  await read(scope, false)
  await read(scope, true)
  expect(said(scope)).toEqual([['neutral', 'Ссылка сообщает: e-mail подтверждён']])
})
