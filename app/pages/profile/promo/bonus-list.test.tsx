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

it('BonusList lists the active bonus first, and the others say why they wait', async () => {
  const active = { ...bonus, id: 8, title: 'Running', state: 'active', min_level: 0 }
  await renderPage(<BonusList user={{ ...guestUser, id: 5, level: 3 }} />, {
    at: '/profile?tab=promo&sub=bonuses',
    answers: { getBonuses: () => ({ items: [bonus, active] }) },
  })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Активировать: Gift' })).disabled).toBe(true)
  expect(screen.getByText('Сначала отыграйте активный бонус: одновременно действует один.')).toBeDefined()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Running', 'Gift'])
})
