import { act, screen } from '@testing-library/react'
import { allSettled, createEvent, createStore, type Scope } from 'effector'
import { useUnit } from 'effector-react'
import { useCurrentUrl } from '#app/router/use-current-url.ts'
import { expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import type { User } from '#contract/player/status.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { QueryAlerts } from './query-alerts.tsx'

const userRead = createEvent<User>()
const $user = createStore<User | null>(null).on(userRead, (_, user) => user)

/** `QueryAlerts` of a player whose status the test loads. */
function Alerts() {
  const user = useUnit($user)
  return <QueryAlerts user={user ?? undefined} />
}
const Address = () => <output>{useCurrentUrl()}</output>
const loadStatus = (scope: Scope, email_confirmed: boolean) =>
  act(() => allSettled(userRead, { scope, params: { ...guestUser, id: 5, email_confirmed } }))
const noticesIn = (scope: Scope) => scope.getState($notices).map(({ tone, title }) => [tone, title])

it.each([
  [true, 'ru', 'positive', 'E-mail подтверждён'],
  [false, 'ru', 'neutral', 'Ссылка сообщает: e-mail подтверждён'],
  [true, 'en', 'positive', 'Email confirmed'],
  [false, 'en', 'neutral', 'The link says your email is confirmed'],
] as const)(
  'QueryAlerts checks the e-mail confirmation of the URL against the status (confirmed: %s, %s)',
  async (isConfirmed, language, tone, title) => {
    const { scope, pass } = await renderPage(<Alerts />, { at: '/profile?emailverify=success', language })
    await loadStatus(scope, isConfirmed)
    await pass(timing.emailConfirmedDelay - 1)
    expect(noticesIn(scope)).toEqual([])
    await pass(1)
    expect(noticesIn(scope)).toEqual([[tone, title]])
  },
)

it('QueryAlerts shows the e-mail message once, when the status loads late', async () => {
  const { scope, pass } = await renderPage(<Alerts />, { at: '/profile?emailverify=success' })
  await pass(timing.emailConfirmedDelay)
  expect(noticesIn(scope)).toEqual([])
  await loadStatus(scope, false)
  await loadStatus(scope, true)
  expect(noticesIn(scope)).toEqual([['neutral', 'Ссылка сообщает: e-mail подтверждён']])
})

it.each([
  ['success', 'positive', 'Страница оплаты сообщает: платёж принят'],
  ['fail', 'negative', 'Страница оплаты сообщает: платёж не прошёл'],
  ['pending', 'neutral', 'Страница оплаты сообщает: платёж обрабатывается'],
] as const)(
  'QueryAlerts repeats the payment result "%s" of the URL without confirming it, and removes it',
  async (name, tone, title) => {
    const part = (
      <>
        <Alerts />
        <Address />
      </>
    )
    const { scope } = await renderPage(part, { at: `/profile?tab=finances&${name}=1&amount=5000` })
    const notices = scope.getState($notices)
    expect(notices).toMatchObject([{ tone, title, text: expect.stringContaining('Мы этого ещё не подтвердили.') }])
    expect(JSON.stringify(notices.map(({ title: shown, text }) => [shown, text]))).not.toMatch(/₽|\d/u)
    // A reload shows no second one.
    expect(screen.getByRole('status').textContent).toBe('/profile?tab=finances&amount=5000')
  },
)
