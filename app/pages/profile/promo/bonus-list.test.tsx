import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { BonusList } from './bonus-list.tsx'

const bonus = { id: 7, title: 'Gift', kind: 'status', amount: 500, wager: 10, state: 'available', min_level: 2 }

it.each([
  [2, true],
  [3, false],
])('BonusList at tier %d: a bonus from level 2 is locked: %s', async (level, isLocked) => {
  await renderPage(<BonusList user={{ ...guestUser, id: 5, level }} />, {
    at: '/profile?tab=promo&sub=bonuses',
    answers: { getBonuses: () => ({ items: [bonus] }) },
  })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Активировать: Gift' })
  expect(button.disabled).toBe(isLocked)
  expect(screen.queryAllByText('Доступен с VIP-уровня 2. Ваш уровень: 1.')).toHaveLength(isLocked ? 1 : 0)
})
