import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import '../models/profile.model.ts'
import { Sessions } from './sessions.tsx'

const session = (id: number) => ({
  id,
  created_at: `2026-01-10 1${id}:00:00`,
  used_at: '2026-01-10 15:00:00',
  address: `10.0.0.${id}`,
  current: id === 1 ? 1 : 0,
})

it('Sessions names this browser and the previous sign-in, and ends the other sessions', async () => {
  await renderPage(<Sessions />, {
    at: '/profile?tab=profile&sub=security',
    answers: {
      getSessions: inOrder(
        { items: [1, 2, 3].map(session), previous: { at: '2026-01-10 12:30:00', address: '10.0.0.9' } },
        { items: [session(1)] },
      ),
      endOtherSessions: {},
      getStatus: { id: 5 },
    },
  })
  expect(await screen.findAllByText(/^Вход: /u)).toHaveLength(3)
  expect(screen.getAllByText('этот браузер')).toHaveLength(1)
  expect(screen.getByText(/^Предыдущий вход: /u).textContent).toMatch(/12:30.*адрес 10\.0\.0\.9$/u)
  await userEvent.click(screen.getByRole('button', { name: 'Выйти на других устройствах' }))
  expect(await screen.findByText('На других устройствах вы вышли')).toBeTruthy()
  expect(await screen.findByText('Больше нигде вы не вошли.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('На других устройствах вы вышли')
  expect(screen.getByText(/^Вход: /u).textContent).toContain('10.0.0.1')
})
