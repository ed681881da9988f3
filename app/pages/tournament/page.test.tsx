import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { ROUTES } from '#contract/pages.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { expectTruncated } from '#app/testing/expect-truncated.ts'
import { rejected } from '#app/testing/failures.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { TournamentPage } from './page.tsx'

const call = 'getTournament'
const Place = () => <output>{useLocationInfo().path}</output>

const open = (answer: () => unknown) =>
  renderPage(
    <>
      <Place />
      <Routes>
        <Route path={ROUTES.tournament} element={<TournamentPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/tournaments/race', answers: { [call]: answer } },
  )
/** The page of a tournament whose answer fails. */
const openFailing = (failure: Failure) =>
  open(() => {
    throw new CallFailure(failure)
  })

it('is the not-found page where the back end knows no such tournament', async () => {
  await openFailing(rejected(1))
  expect(await screen.findByText('/404')).toBeTruthy()
})

it.each<Failure>([
  ...[2, 3, 4, 5, 11, 999].map((code) => rejected(code)),
  { kind: 'broken', call, path: 'tournament.id', reason: 'no number' },
  { kind: 'unread', call, cause: 'network', status: null },
])('keeps its address and can be asked for again after what passes: $kind $code', async (failure) => {
  await openFailing(failure)
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  expect(screen.getByText('/tournaments/race')).toBeTruthy()
})

it('has whole names behind those that are cut, on the podium and in the table', async () => {
  const at = (place: number) => ({ place, login: `longest_player_${place}`, result: 100 - place, active: place === 4 })
  const results = Array.from({ length: 10 }, (_, index) => at(index + 1))
  const span = { started_at: '2026-01-10 12:00:00', ended_at: '2026-01-11 12:00:00' }
  await open(() => ({ tournament: { id: 1, name: 'Гонка', url: 'race', ...span }, games: [], prizes: [], results }))
  await screen.findByRole('table')
  for (const { login, active } of results) expectTruncated(active ? `${login} (вы)` : login, 'longest_player_…')
})
