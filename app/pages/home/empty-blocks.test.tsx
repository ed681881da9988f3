import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { JackpotBlock } from '#app/shell/jackpot-block.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamesBlock } from './games-block.tsx'

const pot = { id: 1, name: 'Mini', total: 4870 }
const game = { id: 1, slug: 'fox', name: 'Fox', created_at: '2026-01-02 03:04:05' }

describe('the games', () => {
  it.each([
    ['ru', 'Игр пока нет'],
    ['en', 'No games yet'],
  ] as const)(
    'in %s, where there are none at all, name no filter and offer no way back to others',
    async (language, title) => {
      await renderPage(<GamesBlock type="all" />, { language, answers: { getGames: () => ({ games: [] }) } })
      expect(await screen.findByText(title)).toBeTruthy()
      expect(screen.queryByRole('button', { name: /Сбросить|Reset/u })).toBeNull()
    },
  )

  it.each([
    ['ru', 'Сбросить фильтры'],
    ['en', 'Reset the filters'],
  ] as const)('in %s, where a filter has left none, offer those without it', async (language, reset) => {
    await renderPage(<GamesBlock type="table" />, { language, answers: { getGames: () => ({ games: [game] }) } })
    expect(await screen.findByRole('button', { name: reset })).toBeTruthy()
  })
})

describe('the jackpots', () => {
  it.each<[string, object, string | null]>([
    ['a sum and its pots', { total: 4870, pots: [pot] }, '4 870,00 ₽'],
    ['a sum alone', { total: 4870, pots: [] }, '4 870,00 ₽'],
    ['a pot that begins with nothing', { total: 0, pots: [{ ...pot, total: 0 }] }, '0,00 ₽'],
    ['nothing that can be won', { total: 0, pots: [] }, null],
  ])('of %s', async (_, answer, sum) => {
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
