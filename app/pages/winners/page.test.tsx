import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { WinnersPanel } from '#app/pages/home/winners-panel.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { expectTruncated } from '#app/testing/expect-truncated.ts'
import { WinnersPage } from './page.tsx'

const winner = (at: number, slug = `game-${at}`) => ({
  user: `player${at}`,
  game: `Игра ${at}`,
  win: 1000 - at,
  date: '2026-01-10 12:00:00',
  image: '/media/games/fox.svg',
  slug,
})
const winners = (count: number, slug?: string) => Array.from({ length: count }, (_, at) => winner(at + 1, slug))
const answers = (weekly: readonly object[]) => ({
  getWinners: () => ({ weekly, monthly: [], jackpot: [] }),
  getJackpots: () => ({ items: [], total: 0 }),
})
const more = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the winners', () => {
  it('say how many are shown, and keep the focus on the button while there are more', async () => {
    await renderPage(<WinnersPage />, { answers: answers(winners(25)) })
    expect((await screen.findByText('Показано 10 из 25')).getAttribute('role')).toBe('status')
    await more('Показать ещё 10')
    expect(screen.getByText('Показано 20 из 25')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Показать ещё 5' }))
  })

  it('give the focus to the first of the last ones, because their button is gone', async () => {
    await renderPage(<WinnersPage />, { answers: answers(winners(12)) })
    await screen.findByText('Показано 10 из 12')
    await more('Показать ещё 2')
    expect(screen.getByText('Показано 12 из 12')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Игра 11' }))
  })

  it('say so in a panel where the address names the latest and there are none', async () => {
    await renderPage(<WinnersPage />, { answers: answers([]), at: '/winners?list=last' })
    const panel = await screen.findByRole('tabpanel', { name: 'Неделя' })
    expect(panel.textContent).toContain('Здесь пока пусто')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Неделя')
  })

  it('give it to the row where nobody knows the game', async () => {
    await renderPage(<WinnersPage />, { answers: answers(winners(11, '')) })
    await screen.findByText('Показано 10 из 11')
    await more('Показать ещё 1')
    expect(document.activeElement?.tagName).toBe('TR')
    expect(document.activeElement?.textContent).toContain('player11')
  })

  it.each([
    ['the page', <WinnersPage key="page" />],
    ['the home page', <WinnersPanel key="home" period="weekly" />],
  ])('have whole names behind those that are cut, on the podium and in the table of %s', async (_, shown) => {
    const weekly = winners(4).map((one) => ({ ...one, user: `longest_player_${one.win}` }))
    await renderPage(shown, { answers: answers(weekly) })
    await screen.findByRole('table')
    for (const { user } of weekly) expectTruncated(user, 'longest_player_…')
  })
})
