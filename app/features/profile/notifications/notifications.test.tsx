import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { Notifications } from './notifications.tsx'

const user = { ...testUser, profile: { ...testUser.profile } }

const news = (id: number) => ({
  id,
  title: `Новость ${id}`,
  text: '',
  created_at: '2026-01-10 12:00:00',
  is_read: id === 3,
})

it('Notifications focuses the first item of the last page and announces the count', async () => {
  const pages = [
    { items: [news(1), news(2)], total: 4 },
    { items: [news(3), news(4)], total: 4 },
  ]
  await renderPage(<Notifications user={user} />, {
    at: '/profile?tab=profile&sub=notifications',
    answers: { getUserNotifications: () => pages.shift() },
  })
  expect((await screen.findByText('Показано 2 из 4')).getAttribute('role')).toBe('status')
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Показано 4 из 4')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Новость 3')
  expect(document.activeElement?.textContent).not.toContain('Новость 2')
})

it('Notifications shows an item once if a new notification shifted the pages', async () => {
  const pages = [
    { items: [news(1), news(2)], total: 3 },
    { items: [news(2), news(3)], total: 4 },
  ]
  await renderPage(<Notifications user={user} />, {
    at: '/profile?tab=profile&sub=notifications',
    answers: { getUserNotifications: () => pages.shift() },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Показано 3 из 4')).toBeTruthy()
  expect(screen.getAllByText('Новость 2')).toHaveLength(1)
  expect(document.activeElement?.textContent).toContain('Новость 3')
})

it('Notifications keeps focus in a notification that was marked as read', async () => {
  await renderPage(<Notifications user={user} />, {
    at: '/profile?tab=profile&sub=notifications',
    answers: {
      getUserNotifications: () => ({ items: [news(1), news(2)], total: 2 }),
      readUserNotification: () => ({}),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Новость 1/u }))
  expect(screen.queryByRole('button', { name: /Новость 1/u })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Новость 1')
  expect(document.activeElement?.textContent).not.toContain('Новость 2')
})

it('Notifications marks all as read if several are unread, and keeps focus in the list', async () => {
  let unread = 2
  const items = () => [news(1), news(2)].map((item) => ({ ...item, is_read: unread === 0 }))
  function Player() {
    const { data } = useQuery(statusQuery({ session: 5, language: 'ru' }))
    return data === undefined ? null : <Notifications user={data} />
  }
  const { scope, sent } = await renderPage(<Player />, {
    at: '/profile?tab=profile&sub=notifications',
    answers: {
      getStatus: () => ({ ...testUser, id: 5, unread_notifications: unread }),
      getUserNotifications: () => ({ items: items(), total: 2 }),
      readAllUserNotifications: () => {
        unread = 0
        return {}
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Отметить все как прочитанные' }))
  await waitFor(() => expect(sent.map(([call]) => call)).toContain('readAllUserNotifications'))
  await requireClient(scope.getState($queryClient)).invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('button', { name: /прочитан/u })).toBeNull())
  expect(document.activeElement?.textContent).toContain('Новость 1')
})

it.each([null, 0, 1])('Notifications offers no "mark all as read" with %j unread', async (unread) => {
  await renderPage(<Notifications user={{ ...user, unread_notifications: unread }} />, {
    at: '/profile?tab=profile&sub=notifications',
    answers: { getUserNotifications: () => ({ items: [news(1), news(2)], total: 2 }) },
  })
  await screen.findByText('Новость 1')
  expect(screen.queryByRole('button', { name: 'Отметить все как прочитанные' })).toBeNull()
})
