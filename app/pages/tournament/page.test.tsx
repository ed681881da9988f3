import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { expectTruncated } from '#app/testing/expect-truncated.ts'
import { rejected } from '#app/testing/failures.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { TournamentPage } from './page.tsx'

const call = 'getTournament'
const CurrentPath = () => <output>{useLocationInfo().path}</output>

const open = (response: () => unknown) =>
  renderPage(
    <>
      <CurrentPath />
      <Routes>
        <Route path={ROUTES.tournament} element={<TournamentPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/tournaments/race', answers: { [call]: response } },
  )
/** Opens the page with a failing request. */
const openFailing = (failure: Failure) =>
  open(() => {
    throw new CallFailure(failure)
  })

it('TournamentPage redirects to the 404 page for an unknown tournament', async () => {
  await openFailing(rejected(1))
  expect(await screen.findByText('/404')).toBeTruthy()
})

it.each<Failure>([
  ...[2, 3, 4, 5, 11, 999].map((code) => rejected(code)),
  { kind: 'malformed', call, path: 'tournament.id', reason: 'no number' },
  { kind: 'noResponse', call, cause: 'network', status: null },
])('TournamentPage stays and offers a retry after a temporary failure: $kind $code', async (failure) => {
  await openFailing(failure)
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  expect(screen.getByText('/tournaments/race')).toBeTruthy()
})

it('TournamentPage shows full names of truncated players on podium and table', async () => {
  const result = (place: number) => ({
    place,
    login: `longest_player_${place}`,
    result: 100 - place,
    active: place === 4,
  })
  const results = Array.from({ length: 10 }, (_, index) => result(index + 1))
  const span = { started_at: '2026-01-10 12:00:00', ended_at: '2026-01-11 12:00:00' }
  await open(() => ({ tournament: { id: 1, name: 'Гонка', url: 'race', ...span }, games: [], prizes: [], results }))
  await screen.findByRole('table')
  for (const { login, active } of results) expectTruncated(active ? `${login} (вы)` : login, 'longest_player_…')
})
