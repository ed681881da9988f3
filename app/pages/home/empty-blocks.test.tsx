import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { JackpotBlock } from '#app/features/lobby/jackpot-block.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamesBlock } from './games/games-block.tsx'

const pot = { id: 1, name: 'Mini', total: 4870 }
const game = { id: 1, slug: 'fox', name: 'Fox', created_at: '2026-01-02 03:04:05' }

describe('GamesBlock', () => {
  it.each([
    ['ru', 'Игр пока нет'],
    ['en', 'No games yet'],
  ] as const)('shows a message without a reset button if there are no games at all (%s)', async (language, title) => {
    await renderPage(<GamesBlock type="all" />, { language, answers: { getGames: () => ({ games: [] }) } })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Сбросить|Reset/u })).toBeNull()
  })

  it.each([
    ['ru', 'Сбросить фильтры'],
    ['en', 'Reset filters'],
  ] as const)('offers to reset the filters if they exclude all games (%s)', async (language, reset) => {
    await renderPage(<GamesBlock type="table" />, { language, answers: { getGames: () => ({ games: [game] }) } })
    expect(await screen.findByRole('button', { name: reset })).toBeTruthy()
  })
})

describe('JackpotBlock', () => {
  it.each<[string, object, string | null]>([
    ['a total and pots', { total: 4870, pots: [pot] }, '4 870,00 ₽'],
    ['a total without pots', { total: 4870, pots: [] }, '4 870,00 ₽'],
    ['a pot that starts at zero', { total: 0, pots: [{ ...pot, total: 0 }] }, '0,00 ₽'],
    ['no jackpots', { total: 0, pots: [] }, null],
  ])('shows the total for %s', async (_, answer, sum) => {
    const { sent } = await renderPage(<JackpotBlock />, { answers: { getJackpots: () => answer } })
    if (sum === null) {
      await expect.poll(() => screen.queryByRole('status')).toBeNull()
      expect(sent.map(([call]) => call)).toEqual(['getJackpots'])
      expect(screen.queryByText(/₽/u)).toBeNull()
    } else {
      expect((await screen.findAllByText((text) => text.replaceAll(/\s/gu, ' ') === sum)).length).toBeGreaterThan(0)
    }
  })
})
