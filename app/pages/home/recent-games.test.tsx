import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fault } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { RecentGames } from './recent-games.tsx'

const game = (id: number, slug: string, name: string) => ({ id, slug, name, created_at: '2026-01-02 03:04:05' })
const games = [game(1, 'fox', 'Fox'), game(2, 'owl', 'Owl')]
const recent = (id: number, slug: string, is_open = false) => ({
  id,
  slug,
  played_at: '2026-01-10 12:00:00',
  is_open,
})
const render = (items: unknown, language: 'ru' | 'en' = 'ru') =>
  renderPage(<RecentGames />, { language, answers: { getGames: () => ({ games }), getRecentGames: items } })

describe('RecentGames', () => {
  it.each([
    ['ru', ['Owl Раунд не закончен Продолжить', 'Fox 10 янв., 12:00 МСК']],
    ['en', ['Owl Round not finished Continue', 'Fox 10 Jan, 12:00 MSK']],
  ] as const)('lists the last games with the open round first (%s)', async (language, texts) => {
    await render(() => ({ items: [recent(1, 'fox'), recent(2, 'owl', true), recent(3, 'gone')] }), language)
    const links = await screen.findAllByRole('link')
    expect(links.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(texts)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/game/owl', '/game/fox'])
  })

  it.each<[string, () => unknown]>([
    ['the player has not played', () => ({ items: [] })],
    ['the back end lacks the call', () => fault.rejected(1)],
  ])('shows nothing if %s', async (_, answer) => {
    const { sent } = await render(answer)
    await expect.poll(() => sent.map(([call]) => call)).toContain('getRecentGames')
    expect(screen.queryByText('Вы играли')).toBeNull()
  })
})
