import { act, fireEvent, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { expectTruncated } from '#app/testing/expect-truncated.ts'
import { rejected } from '#app/testing/failures.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { TournamentPage } from './page.tsx'

const call = 'getTournament'
const CurrentPath = () => <output>{useLocationInfo().path}</output>

const open = (response: ReturnType<typeof inOrder> | (() => unknown)) =>
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
  const span = { started_at: '2025-12-01 12:00:00', ended_at: '2025-12-02 12:00:00' }
  await open(() => ({ tournament: { id: 1, name: 'Гонка', url: 'race', ...span }, games: [], prizes: [], results }))
  await screen.findByRole('table')
  for (const { login, active } of results) expectTruncated(active ? `${login} (вы)` : login, 'longest_player_…')
})

describe('TournamentPage header', () => {
  const row = (place: number, isOwn = false) => ({
    place,
    login: `player_${place}`,
    result: 400 - place * 7,
    active: isOwn,
  })
  const table = (count: number, ownPlace: number) =>
    Array.from({ length: count }, (_, index) => row(index + 1, index + 1 === ownPlace))
  const prizes = [1, 2, 3].map((place) => ({ place, amount: 4000 - place * 1000 }))
  /** Opens a tournament with `count` results around the test's time, or after its end. */
  const openTable = async (
    count: number,
    ownPlace: number,
    { scoring = 'stakes', ended_at = '2030-01-01 12:00:00', started_at = '2020-01-01 12:00:00' } = {},
    isGuest = false,
  ) => {
    const tournament = { id: 1, name: 'Гонка', url: 'race', fund: 6000, scoring, started_at, ended_at }
    const { scope } = await open(() => ({ tournament, games: [1], prizes, results: table(count, ownPlace) }))
    if (isGuest) await act(() => allSettled(signedOut, { scope }))
    return within((await screen.findByRole('heading', { level: 1 })).closest('header') ?? document.body)
  }

  it('shows the own place with its prize, the neighbours and the distance in points and stakes', async () => {
    const header = await openTable(12, 3)
    const place = within(header.getByRole('region', { name: 'Моё место из 12' }))
    expect(place.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2player_2, 386 очков2\u00a0000\u00a0₽',
      '3вы, 379 очков1\u00a0000\u00a0₽',
      '4player_4, 372 очка',
    ])
    const bar = place.getByRole('progressbar', { name: 'До приза 2\u00a0000\u00a0₽: 8 очков' })
    expect(bar.getAttribute('aria-valuetext')).toBe('80\u00a0₽ ставок')
    expect(header.getByRole('link', { name: 'Играть в турнире' }).getAttribute('href')).toBe('/tournaments/race#games')
  })

  it('shows a place beyond 40 as ">40", the last shown place, and the distance to the next prize', async () => {
    const header = await openTable(50, 47, { scoring: 'rounds' })
    expect(header.getByText('>40', { selector: 'p' })).toBeTruthy()
    const rows = header.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual(['40player_40, 120 очков', '>40вы, 71 очко'])
    expect(header.getByRole('progressbar', { name: 'До приза 1\u00a0000\u00a0₽: 309 очков' })).toBeTruthy()
    // Stakes do not count there.
    expect(header.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('71 из 380')
  })

  it('tells the first player the lead', async () => {
    const header = await openTable(12, 1)
    expect(header.getByText('Вы впереди на 7 очков')).toBeTruthy()
    expect(header.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['a player, beside the own place', false, 1],
    ['a guest, who has no place before signing up', true, 0],
  ])('offers the games first to %s', async (_, isGuest, places) => {
    const header = await openTable(12, 0, {}, isGuest)
    const links = header.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Играть в турнире', 'Правила и призы'])
    expect(header.queryAllByRole('region')).toHaveLength(places)
  })

  it('says how to get into the table', async () => {
    const header = await openTable(12, 0)
    expect(header.getByText('Сыграйте, чтобы попасть в таблицу')).toBeTruthy()
  })

  it('leads to the games and shows no place before the start', async () => {
    const header = await openTable(0, 0, { started_at: '2029-01-01 12:00:00' })
    expect(header.getByRole('link', { name: 'Игры турнира' })).toBeTruthy()
    expect(header.queryByRole('region')).toBeNull()
    expect(header.getByRole('timer', { name: 'Гонка: До начала' })).toBeTruthy()
  })

  it('shows the final place and the prize won after the end, and no way to play', async () => {
    const header = await openTable(12, 2, { ended_at: '2020-02-01 12:00:00' })
    expect(header.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '2\u00a0000\u00a0₽'])
    expect(header.queryByRole('link')).toBeNull()
    expect(header.queryByRole('region')).toBeNull()
  })
})

it('TournamentPage leads from each place to its round, where the best round counts', async () => {
  const results = [1, 2].map((place) => ({ place, login: `p${place}`, result: 20 - place, round: `bot-${place}` }))
  const span = { started_at: '2026-01-10 12:00:00', ended_at: '2026-01-11 12:00:00' }
  await open(() => ({ tournament: { id: 1, name: 'Гонка', url: 'race', ...span }, games: [], prizes: [], results }))
  const links = await screen.findAllByRole('link', { name: /^Проверить раунд/u })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fairness?round=bot-1', '/fairness?round=bot-2'])
})

describe('TournamentPage in time', () => {
  const span = { started_at: '2026-01-10T12:01:00Z', ended_at: '2026-01-10T13:00:00Z' }
  const detail = { tournament: { id: 1, name: 'Гонка', url: 'race', ...span }, games: [1], prizes: [], results: [] }

  it('starts and ends at the second, by the clock of the server', async () => {
    const { pass } = await open(() => detail)
    const header = within((await screen.findByRole('heading', { level: 1 })).closest('header') ?? document.body)
    const shown = () => ({
      status: header.getByText(/^(?:Скоро|Идёт|Завершён)/u).textContent.split(' ')[0],
      timer: header.queryByRole('timer')?.getAttribute('aria-label') ?? null,
    })
    await pass(59_000)
    expect(shown()).toMatchObject({ timer: 'Гонка: До начала' })
    expect(shown().status).toMatch(/^Скоро/u)
    await pass(1000)
    expect(shown()).toMatchObject({ timer: 'Гонка: Осталось' })
    expect(shown().status).toMatch(/^Идёт/u)
    await pass(3_540_000)
    expect(shown().timer).toBeNull()
    expect(shown().status).toMatch(/^Завершён/u)
  })

  it('sends no more requests once the player has left it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { sent } = await open(() => detail)
    const link = await screen.findByRole('link', { name: 'Все турниры' })
    /** Lets 30 s pass and returns the number of requests. */
    const requestsIn30s = async () => {
      const countBefore = sent.length
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      return sent.slice(countBefore).filter(([name]) => name === call).length
    }
    expect(await requestsIn30s()).toBe(3)
    await act(async () => link.click())
    expect(screen.getByText('/tournaments')).toBeTruthy()
    expect(await requestsIn30s()).toBe(0)
  })

  it('keeps its data when a later request is rejected', async () => {
    const { scope, sent } = await open(inOrder(detail, fault.rejected(5)))
    await screen.findByRole('heading', { level: 1, name: 'Гонка' })
    await act(async () => scope.getState($queryClient)?.refetchQueries())
    expect(sent.filter(([name]) => name === call)).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1, name: 'Гонка' })).toBeTruthy()
    expect(screen.getByText('/tournaments/race')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('TournamentPage marks the own row of the player, with a rank beyond 40 as ">40"', async () => {
  const results = Array.from({ length: 50 }, (_, index) => ({
    place: index + 1,
    login: `player_${index + 1}`,
    result: 100 - index,
    active: index === 46,
  }))
  const span = { started_at: '2026-01-10T11:00:00Z', ended_at: '2026-01-11T12:00:00Z' }
  await open(() => ({ tournament: { id: 1, name: 'Гонка', url: 'race', ...span }, games: [], prizes: [], results }))
  const ownRow = (await screen.findAllByRole('row')).find((row) => row.getAttribute('aria-current') === 'true')
  expect(within(ownRow ?? document.body).getByRole('rowheader').textContent).toContain('player_47 (вы)')
  expect(ownRow?.textContent).toContain('>40')
  fireEvent.click(screen.getByRole('button', { name: 'Показать все (50)' }))
  const ranks = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
  expect(ranks.slice(-11)).toEqual(['40', ...Array.from({ length: 10 }, () => '>40')])
})
