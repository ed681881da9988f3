import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import '#app/models/session/session-load.model.ts'
import { signedIn, signedOut } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { type Answers } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { ProfilePage } from './page.tsx'

/** The page with the address, the poll of the status, and buttons that open the page. */
function Site({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <>
      <output aria-label="address">{`${pathname}${search}`}</output>
      <button onClick={() => void navigate('/profile')}>without a tab</button>
      <button onClick={() => setIsOpen(true)}>open</button>
      {isOpen && pathname === '/profile' ? <ProfilePage /> : null}
    </>
  )
}

const renderProfile = (at: string, answers: Answers = {}, isOpenAtFirst = true) =>
  renderPage(<Site isOpenAtFirst={isOpenAtFirst} />, {
    at,
    answers: {
      getStatus: { ...testUser },
      getBonuses: { items: [] },
      getUserNotifications: { items: [], total: 0 },
      ...answers,
    },
  })

const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }))
const address = () => screen.getByLabelText('address').textContent
const tab = (name: string | RegExp) => screen.findByRole('tab', { name, hidden: true })
const open = async (name: string) => userEvent.click(await tab(name))
const openTabs = () =>
  [...document.querySelectorAll('[role="tab"][aria-selected="true"]')]
    .filter((element) => element.closest('[inert]') === null)
    .map(({ textContent }) => textContent)
const expectOpen = (...names: readonly string[]) => waitFor(() => expect(openTabs()).toEqual(names))

describe('ProfilePage', () => {
  it('opens the tab of its URL, and names each opened tab in it', async () => {
    await renderProfile('/profile?tab=promo&sub=cashback')
    await expectOpen('Промо', 'Кешбэк')
    await open('Профиль')
    await expectOpen('Профиль', 'Данные')
    expect(address()).toBe('/profile?tab=profile&sub=data')
    await open('Настройки')
    expect(address()).toBe('/profile?tab=profile&sub=settings')
  })

  it('opens the last visited tab without one in the URL, also in the next visit', async () => {
    const { scope } = await renderProfile('/profile?tab=finances&sub=overview')
    await expectOpen('Финансы')
    const stored = () => scope.getState($storage)?.getItem('cash-main-tab')
    expect(stored()).toBe('1')
    await open('Промо')
    expect(stored()).toBe('2')
    await press('without a tab')
    await expectOpen('Промо', 'Бонусы')
    expect(stored()).toBe('2')
  })

  it('reads the stored tab, which its default does not replace', async () => {
    const { scope } = await renderProfile('/profile', {}, false)
    scope.getState($storage)?.setItem('cash-main-tab', '1')
    await press('open')
    await expectOpen('Финансы')
    expect(scope.getState($storage)?.getItem('cash-main-tab')).toBe('1')
  })
})

describe('ProfilePage without a player', () => {
  it('leads a guest to the sign-in and back', async () => {
    const { scope } = await renderProfile('/profile?tab=promo&sub=codes', {}, false)
    await act(() => allSettled(signedOut, { scope }))
    await press('open')
    await waitFor(() => expect(address()).toBe('/?to=%2Fprofile%3Ftab%3Dpromo%26sub%3Dcodes'))
  })

  it('leads a player who signs out to the home page', async () => {
    const { scope } = await renderProfile('/profile?tab=promo')
    await tab('Промо')
    await act(() => allSettled(signedOut, { scope }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('shows a skeleton until the status says whose token it is, and leads to the sign-in if it has expired', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { scope } = await renderProfile('/profile', { getStatus: () => promise }, false)
    await act(async () => void allSettled(signedIn, { scope, params: 'expired' }))
    await press('open')
    expect(document.querySelectorAll('[data-component="Skeleton"]')).toHaveLength(1)
    expect(address()).toBe('/profile')
    resolve(guestUser)
    await waitFor(() => expect(address()).toBe('/?to=%2Fprofile'))
  })
})

describe('marker of a tab', () => {
  const pending = { ...testUser, has_notifications: true, has_bonuses: true }

  it('is shown while something is pending', async () => {
    let user: object = pending
    const { scope } = await renderProfile('/profile', { getStatus: () => user })
    await tab('Профиль, есть новые уведомления')
    await tab('Промо, есть бонусы')
    user = testUser
    await act(async () => requireClient(scope.getState($queryClient)).invalidateQueries({ queryKey: ['status'] }))
    await tab('Профиль')
    await tab('Промо')
  })

  it('leads to fresh content, also in a tab that was visited before', async () => {
    const gift = { id: 7, title: 'Подарок', kind: 'promo', amount: 500, wager: 10, state: 'available' }
    const news = { id: 1, title: 'Новость', text: '', created_at: '2026-01-10 12:00:00', is_read: false }
    let isLater = false
    await renderProfile('/profile?tab=profile&sub=notifications', {
      getBonuses: () => ({ items: isLater ? [gift] : [] }),
      getUserNotifications: () => (isLater ? { items: [news], total: 1 } : { items: [], total: 0 }),
    })
    await screen.findByText('Уведомлений пока нет')
    await open('Промо')
    await screen.findByText('Бонусов сейчас нет')
    await open('Финансы')
    isLater = true
    await open('Промо')
    expect(await screen.findByText('Подарок')).toBeTruthy()
    await open('Профиль')
    await open('Уведомления')
    expect(await screen.findByText('Новость')).toBeTruthy()
  })
})
