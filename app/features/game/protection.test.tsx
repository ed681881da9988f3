import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { allSettled } from 'effector'
import { Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { RoundState } from '#contract/play/frame.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { GamePage } from '#app/pages/game/page.tsx'
import { statusQuery } from '#app/queries/lobby.ts'
import { rejected } from '#app/testing/failures.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { GameHost } from './game-host.tsx'
import { $launch, roundReported } from './models/play.model.ts'

/* Reality checks, breaks and session limits in the window of a game. */

/** The current time of the fake clock. */
const NOW = Date.UTC(2026, 0, 10, 12)
const MINUTE = 60_000
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()

const session = (rest: object = {}) => ({ started_at: at(-60), staked: 1780, won: 1410, rounds: 40, ...rest })
const due = session({ reality: { every: 60, due_at: at(0), is_due: true } })
const checked = session({ reality: { every: 60, due_at: at(60), is_due: false } })
const openGame = { id: 7, slug: 'fox', name: 'Лиса', url: '/play/fox' }

function Site() {
  const { pathname, search, hash } = useLocation()
  // As the app's status poll does.
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return (
    <>
      <GameHost />
      <output>{`${pathname}${search}${hash}`}</output>
      <Routes>
        <Route path={ROUTES.game} element={<GamePage />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  )
}

async function play(answers: Answers) {
  const rendered = await renderPage(<Site />, {
    at: '/game/fox',
    answers: { openGame, getStatus: { ...guestUser, id: 5 }, ...answers },
  })
  const count = (call: string) => rendered.sent.filter(([name]) => name === call).length
  const report = (state: RoundState) => act(() => allSettled(roundReported, { scope: rendered.scope, params: state }))
  return { ...rendered, count, report }
}
/** A server whose reality check is due until it is acknowledged. */
function dueOnce(): Answers {
  let current = due
  return {
    getPlaySession: () => current,
    checkReality: () => {
      current = checked
      return checked
    },
  }
}
const check = () => screen.findByRole('alertdialog', { name: 'Вы играете 60\u00a0минут' })
const place = () => document.querySelector('output')?.textContent

describe('reality check', () => {
  it('says time and money, and goes away when the server has the answer', async () => {
    const { count } = await play(dueOnce())
    const dialog = within(await check())
    const figures = dialog.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    expect(figures).toEqual(['1:00:00', '1 780 ₽', '1 410 ₽', '−370 ₽'])
    await userEvent.click(dialog.getByRole('button', { name: 'Играть дальше' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(count('checkReality')).toBe(1)
  })

  it.each([
    ['Взять перерыв', '/responsible-gaming/limits#break', 'running'],
    ['История ставок', '/cashbox?tab=history&list=bets', 'running'],
    ['Выйти из игры', '/', 'closed'],
  ])('%s answers and leads to %s', async (name, path, launch) => {
    const { count, scope } = await play(dueOnce())
    await userEvent.click(within(await check()).getByRole('button', { name }))
    expect(place()).toBe(path)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(scope.getState($launch).kind).toBe(launch)
    await waitFor(() => expect(count('checkReality')).toBe(1))
  })

  it('waits for the end of a round', async () => {
    let current = checked
    const { report, pass, count } = await play({ getPlaySession: () => current })
    await screen.findByRole('group', { name: 'Сессия игры' })
    const before = count('getPlaySession')
    current = due
    await report('sent')
    await report('started')
    await act(() => pass(1000))
    await waitFor(() => expect(count('getPlaySession')).toBeGreaterThan(before))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await report('settled')
    expect(await check()).toBeTruthy()
  })

  it('comes although the frame never reports the end of a round', async () => {
    const { report, pass } = await play({ getPlaySession: due })
    expect(await check()).toBeTruthy()
    await report('sent')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await act(() => pass(10_000))
    expect(await check()).toBeTruthy()
  })

  it('comes at its time, although nothing is played', async () => {
    const soon = session({ started_at: at(-59), reality: { every: 60, due_at: at(1), is_due: false } })
    let current = soon
    const { pass } = await play({ getPlaySession: () => current })
    await screen.findByRole('group', { name: 'Сессия игры' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    current = session({ started_at: at(-59), reality: { every: 60, due_at: at(1), is_due: true } })
    await act(() => pass(MINUTE))
    expect(await check()).toBeTruthy()
  })

  it('stays with an answer that was lost, which can be given again', async () => {
    const { count } = await play({ getPlaySession: due, checkReality: fault.noResponse })
    await userEvent.click(within(await check()).getByRole('button', { name: 'Играть дальше' }))
    expect(await screen.findByText('Ответ не сохранён')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Играть дальше' }))
    await waitFor(() => expect(count('checkReality')).toBe(2))
  })
})

describe('closed play', () => {
  it.each([
    [errorCode.onTimeout, { until: at(60) }, /^У вас перерыв до 10.января/u],
    [errorCode.selfExcluded, { until: null }, /^Вы взяли самоисключение$/u],
    [errorCode.sessionPaused, { until: at(60) }, /^Пауза после сессии до/u],
  ])('a launch that is refused with %d stays on its page and says until when', async (code, data, title) => {
    await play({ openGame: fault.failure(rejected(code, null, [], data)) })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(place()).toBe('/game/fox')
    const hrefs = ['Лимиты и перерывы', 'Вывести деньги', 'Где помогут'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/responsible-gaming/limits', '/cashbox?tab=withdraw', '/responsible-gaming'])
  })

  it('a break that began elsewhere covers the running game after its round', async () => {
    const onBreak = { ...guestUser, id: 5, play: { state: 'timeout', until: at(60) } }
    const { report } = await play({ getStatus: onBreak })
    await report('sent')
    await screen.findByTitle('Лиса')
    expect(screen.queryByText(/^У вас перерыв/u)).toBeNull()
    await report('settled')
    expect(await screen.findByText(/^У вас перерыв до/u)).toBeTruthy()
  })

  it('a self-exclusion goes on after its term, without its date', async () => {
    const { pass } = await play({ getStatus: { ...guestUser, id: 5, play: { state: 'excluded', until: at(60) } } })
    expect(await screen.findByText(/ до 10.января/u)).toBeTruthy()
    await act(() => pass(60 * MINUTE))
    expect(screen.getByText(/^Вы взяли самоисключение$/u)).toBeTruthy()
  })

  it('the pause after a session ends by itself', async () => {
    const { pass } = await play({ getPlaySession: session({ pause_until: at(60) }) })
    expect(await screen.findByText(/^Пауза после сессии до/u)).toBeTruthy()
    await act(() => pass(60 * MINUTE))
    expect(screen.queryByText(/^Пауза после сессии/u)).toBeNull()
  })

  it('announces the end of a session once, five minutes before', async () => {
    const { pass, scope } = await play({ getPlaySession: session({ ends_at: at(7) }) })
    await screen.findByRole('group', { name: 'Сессия игры' })
    const titles = () => scope.getState($notices).map(({ title }) => title)
    expect(titles()).toEqual([])
    for (let minute = 0; minute < 4; minute += 1) await act(() => pass(MINUTE))
    expect(titles()).toEqual(['Сессия закончится через 5\u00a0минут'])
  })

  it.each([
    [4, 'Сессия закончится через 4\u00a0минуты'],
    [1, 'Сессия закончится через 1\u00a0минуту'],
  ])('announces a session that ends in %d min with its real rest', async (minutes, title) => {
    const { scope } = await play({ getPlaySession: session({ ends_at: at(minutes) }) })
    await waitFor(() => expect(scope.getState($notices).map((notice) => notice.title)).toEqual([title]))
  })
})
