import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { Notifications } from './notifications.tsx'

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
  await renderPage(<Notifications />, {
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
  await renderPage(<Notifications />, {
    at: '/profile?tab=profile&sub=notifications',
    answers: { getUserNotifications: () => pages.shift() },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Показано 3 из 4')).toBeTruthy()
  expect(screen.getAllByText('Новость 2')).toHaveLength(1)
  expect(document.activeElement?.textContent).toContain('Новость 3')
})

it('Notifications keeps focus in a notification that was marked as read', async () => {
  await renderPage(<Notifications />, {
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
