import { expect, it } from 'vitest'
import { Tournament } from '#contract/lobby/tournaments.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { TournamentLink } from './tournament-link.tsx'

it.each([
  ['the wide picture', '/media/wide.svg', '/media/wide.svg'],
  ['the normal picture without a wide one', '', '/media/image.svg'],
])('TournamentLink shows %s', async (_, logo_wide, expected) => {
  const tournament = Tournament.parse({
    id: 1,
    name: 'Гонка',
    url: 'race',
    image: '/media/image.svg',
    logo_wide,
    started_at: '2026-01-10 12:00:00',
    ended_at: '2026-01-11 12:00:00',
    results_updated_at: null,
    position: null,
  })
  await renderPage(<TournamentLink tournament={tournament} phase="past" />)
  expect(document.querySelector('img')?.getAttribute('src')).toBe(expected)
})
