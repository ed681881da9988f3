import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { WinnersPanel } from '#app/pages/home/winners-panel.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { expectTruncated } from '#app/testing/expect-truncated.ts'
import { WinnersPage } from './page.tsx'

const winner = (number: number, slug = `game-${number}`) => ({
  user: `player${number}`,
  game: `Игра ${number}`,
  win: 1000 - number,
  date: '2026-01-10 12:00:00',
  image: '/media/games/fox.svg',
  slug,
})
const winners = (count: number, slug?: string) => Array.from({ length: count }, (_, index) => winner(index + 1, slug))
const answers = (weekly: readonly object[]) => ({
  getWinners: () => ({ weekly, monthly: [], jackpot: [] }),
  getJackpots: () => ({ items: [], total: 0 }),
})
const clickMore = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('WinnersPage', () => {
  it('announces the number of rows and keeps focus on "show more"', async () => {
    await renderPage(<WinnersPage />, { answers: answers(winners(25)) })
    expect((await screen.findByText('Показано 10 из 25')).getAttribute('role')).toBe('status')
    await clickMore('Показать ещё 10')
    expect(screen.getByText('Показано 20 из 25')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Показать ещё 5' }))
  })

  it('moves focus to the first new row when "show more" disappears', async () => {
    await renderPage(<WinnersPage />, { answers: answers(winners(12)) })
    await screen.findByText('Показано 10 из 12')
    await clickMore('Показать ещё 2')
    expect(screen.getByText('Показано 12 из 12')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Игра 11' }))
  })

  it('leads from each win to its round, on the podium too', async () => {
    const weekly = winners(5).map((one, index) => ({ ...one, round: index === 4 ? '' : `bot-${index + 1}` }))
    await renderPage(<WinnersPage />, { answers: answers(weekly) })
    const links = await screen.findAllByRole('link', { name: /^Проверить раунд/u })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((number) => `/fairness?round=bot-${number}`),
    )
    expect(links[3]?.getAttribute('aria-label')?.replaceAll(/[\u00A0\u2068\u2069]/gu, ' ')).toContain('996 ₽')
  })

  it('ranks equal amounts equally, on the podium and in the table', async () => {
    const wins = [900, 800, 800, 700, 700, 600]
    const weekly = winners(6).map((one, index) => ({ ...one, win: wins[index] }))
    await renderPage(<WinnersPage />, { answers: answers(weekly) })
    const places = (await screen.findAllByRole('listitem')).map(
      (item) => item.querySelector('[aria-hidden]')?.textContent,
    )
    const [, ...rows] = screen.getAllByRole('row')
    expect([...places, ...rows.map((row) => row.querySelector('td')?.textContent)]).toEqual([
      '1',
      '2',
      '2',
      '4',
      '4',
      '6',
    ])
  })

  it('falls back to the weekly list if the URL names an empty list of latest wins', async () => {
    await renderPage(<WinnersPage />, { answers: answers([]), at: '/winners?list=last' })
    const panel = await screen.findByRole('tabpanel', { name: 'Неделя' })
    expect(panel.textContent).toContain('Здесь пока пусто')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Неделя')
  })

  it('moves focus to the row if it has no game link', async () => {
    await renderPage(<WinnersPage />, { answers: answers(winners(11, '')) })
    await screen.findByText('Показано 10 из 11')
    await clickMore('Показать ещё 1')
    expect(document.activeElement?.tagName).toBe('TR')
    expect(document.activeElement?.textContent).toContain('player11')
  })

  it.each([
    ['WinnersPage', <WinnersPage key="page" />],
    ['WinnersPanel', <WinnersPanel key="home" period="weekly" />],
  ])('shows full names of truncated players on podium and table: %s', async (_, component) => {
    const weekly = winners(4).map((one) => ({ ...one, user: `longest_player_${one.win}` }))
    await renderPage(component, { answers: answers(weekly) })
    await screen.findByRole('table')
    for (const { user } of weekly) expectTruncated(user, 'longest_player_…')
  })

  it('has no texts of the reference back end beside the jackpots of another one', async () => {
    await renderPage(<WinnersPage />, {
      at: '/winners?list=jackpot',
      answers: {
        ...answers(winners(3)),
        getJackpots: () => ({ items: [], total: 50, pots: [{ id: 1, name: 'A', total: 50 }] }),
        getMeta: { items: {} },
      },
    })
    await screen.findByRole('term')
    expect(document.body.textContent).not.toMatch(/игроки дома|дом играет|ставк|разыгрыва|четыр/u)
  })
})
