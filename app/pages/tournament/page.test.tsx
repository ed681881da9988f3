import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { ROUTES } from '#contract/pages.ts'
import { usePlace } from '#app/router/route-state.ts'
import { refusal } from '#app/testing/failures.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { TournamentPage } from './page.tsx'

const call = 'getTournament'
const Place = () => <output>{usePlace().path}</output>

/** The page of a tournament whose answer fails. */
const openFailing = (failure: Failure) =>
  renderPage(
    <>
      <Place />
      <Routes>
        <Route path={ROUTES.tournament} element={<TournamentPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      at: '/tournaments/race',
      answers: {
        [call]: () => {
          throw new CallFailure(failure)
        },
      },
    },
  )

it('is the not-found page where the back end knows no such tournament', async () => {
  await openFailing(refusal(1))
  expect(await screen.findByText('/404')).toBeTruthy()
})

it.each<Failure>([
  ...[2, 3, 4, 5, 11, 999].map((code) => refusal(code)),
  { kind: 'broken', call, path: 'tournament.id', reason: 'no number' },
  { kind: 'unread', call, cause: 'network', status: null },
])('keeps its address and can be asked for again after what passes: $kind $code', async (failure) => {
  await openFailing(failure)
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  expect(screen.getByText('/tournaments/race')).toBeTruthy()
})
