import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TournamentsPanel } from '#app/pages/home/tournaments-panel.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { TournamentsPage } from './page.tsx'

/* The test's time is 12:00 UTC. */

const tournament = (id: number, name: string, started_at: string, ended_at: string) => ({
  id,
  name,
  url: `t${id}`,
  started_at,
  ended_at,
})
const starting = tournament(1, 'Кубок', '2026-01-10T12:01:00Z', '2026-01-12T12:00:00Z')
const ending = tournament(2, 'Гонка', '2026-01-09T12:00:00Z', '2026-01-10T12:01:00Z')
/** Names of the tournaments below a heading. */
const namesBelow = (title: string): (string | null)[] => {
  const section = screen.queryByRole('heading', { level: 2, name: title })?.parentElement
  const links = section ? within(section).getAllByRole('link') : []
  return links.map(({ textContent }) => textContent)
}

it('TournamentsPage moves tournaments between its lists at the second they start and end', async () => {
  const answers = { getTournaments: { active: [ending], upcoming: [starting], finished: [] } }
  const { pass } = await renderPage(<TournamentsPage />, { answers })
  await screen.findByRole('link', { name: 'Кубок' })
  const listed = () => ({ current: namesBelow('Идут сейчас'), future: namesBelow('Скоро') })
  expect(listed()).toEqual({ current: ['Гонка'], future: ['Кубок'] })
  expect(screen.getByRole('timer', { name: 'Гонка: до конца' })).toBeTruthy()
  await pass(59_000)
  expect(listed()).toEqual({ current: ['Гонка'], future: ['Кубок'] })
  await pass(1000)
  expect(listed()).toEqual({ current: ['Кубок'], future: [] })
  expect(screen.getByRole('timer', { name: 'Кубок: до конца' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Завершённые' }))
  expect(namesBelow('Завершённые')).toEqual(['Гонка'])
})

it("TournamentsPage shows the player's place in a tournament, and none without one", async () => {
  const answers = { getTournaments: { active: [{ ...ending, position: 57 }], upcoming: [starting], finished: [] } }
  await renderPage(<TournamentsPage />, { answers })
  await screen.findByRole('link', { name: 'Кубок' })
  expect(screen.getAllByText(/^Ваше место/u).map(({ textContent }) => textContent)).toEqual(['Ваше место >40'])
})

it('TournamentsPanel removes a tournament at the second it ends', async () => {
  const running = tournament(3, 'Марафон', '2026-01-09T12:00:00Z', '2026-01-12T12:00:00Z')
  const answers = {
    getActiveTournaments: { items: [ending, running] },
    getTournament: { tournament: ending, games: [], prizes: [], results: [] },
  }
  const { pass } = await renderPage(<TournamentsPanel />, { answers })
  const names = () => screen.getAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))
  await screen.findByRole('link', { name: 'Марафон' })
  await pass(59_000)
  expect(names()).toEqual(['Гонка: до конца', 'Марафон: до конца'])
  await pass(1000)
  expect(names()).toEqual(['Марафон: до конца'])
})
