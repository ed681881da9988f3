import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { RoundState } from '#contract/play/frame.ts'
import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $launch, framePhaseChanged, gameClosed, roundReported } from './models/play.model.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { languageChosen } from '#app/models/preferences/preferences.model.ts'
import { sessionEnded } from '#app/models/session/session-load.model.ts'
import { identified, signedIn, signedOut } from '#app/models/session/session.model.ts'
import { $signInOpen } from '#app/models/access/sign-in-dialog.model.ts'
import { GamePage } from '#app/pages/game/page.tsx'
import { rejected } from '#app/testing/failures.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { GameHost } from './game-host.tsx'

const reportedUrls = rejectedUrls()

/** Navigates the rendered site. */
const router: { goTo: (path: string) => void; back: () => void; path: string } = {
  goTo: () => undefined,
  back: () => undefined,
  path: '',
}

/** The layout with the page of a game, or without. */
function Site() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    router.goTo = (path) => act(() => void navigate(path))
    router.back = () => act(() => void navigate(-1))
    router.path = pathname
  }, [navigate, pathname])
  return (
    <>
      <GameHost />
      <Routes>
        <Route path={ROUTES.game} element={<GamePage />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  )
}

const render = (answers: Answers, at = '/game/fox', language: Language = 'ru') =>
  renderPage(<Site />, { at, answers, language })
const opened = (url: string, rest: object = {}) => ({
  openGame: () => ({ id: 7, slug: 'fox', name: 'Лиса', url, ...rest }),
})
/** A game of the catalogue. */
const listed = (id: number, name: string, rest: object = {}) => ({
  id,
  slug: `game-${id}`,
  name,
  logo: '',
  image: '',
  provider_id: 1,
  online: 0,
  is_roulette: false,
  hits: 0,
  created_at: 0,
  ...rest,
})
const gameWindow = () => screen.getByRole('region', { name: 'Лиса' })

describe('GameHost', () => {
  it('shows an error and reports a game URL that fails the check', async () => {
    await render(opened('//evil.example/play'))
    expect(await screen.findByText('Адрес игры не прошёл проверку.')).toBeTruthy()
    expect(reportedUrls).toEqual([{ url: '//evil.example/play', reason: 'no frame', isNavigation: false }])
  })

  it.each([
    ['the site', '/play/fox#token', false],
    ['another host', 'https://games.example/fox', true],
  ])('shows a game of %s in an iframe with the rights of its URL', async (_, url, keepsOrigin) => {
    await render(opened(url))
    const iframe = await screen.findByTitle('Лиса')
    expect(iframe.getAttribute('src')).toBe(url)
    expect(iframe.getAttribute('sandbox')?.includes('allow-same-origin')).toBe(keepsOrigin)
  })

  it('plays a Flash movie in the frame for it, covered until the frame is ready', async () => {
    await render(opened('/play/fox.swf#token', { renderer: 'flash' }))
    const iframe = await screen.findByTitle('Лиса')
    expect(iframe.getAttribute('src')).toBe('/flash/frame?swf=%2Fplay%2Ffox.swf#token')
    expect(iframe.getAttribute('sandbox')).toBe('allow-scripts')
    fireEvent.load(iframe)
    expect(screen.getByText('Игра загружается')).toBeTruthy()
  })

  it('offers three games of the same type instead of one that the browser does not support', async () => {
    const { scope } = await render({
      ...opened('/play/fox.swf', { renderer: 'flash' }),
      getGames: () => ({
        games: [
          listed(7, 'Лиса', { slug: 'fox' }),
          listed(1, 'Стол', { is_roulette: true }),
          ...['Один', 'Два', 'Три', 'Четыре'].map((name, index) => listed(index + 10, name)),
        ],
      }),
    })
    await screen.findByTitle('Лиса')
    const { launch } = scope.getState($launch)
    const phase = { kind: 'ended', reason: 'unsupported' } as const
    await act(() => allSettled(framePhaseChanged, { scope, params: { launch, phase } }))
    expect(screen.getByText('Игра не запустилась')).toBeTruthy()
    const similar = await screen.findByRole('navigation', { name: 'Похожие игры' })
    const links = within(similar).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Один', '/game/game-10'],
      ['Два', '/game/game-11'],
      ['Три', '/game/game-12'],
    ])
  })

  it('says that a game is played for real money', async () => {
    await render(opened('/play/fox'))
    await screen.findByTitle('Лиса')
    expect(screen.getByText('На деньги')).toBeTruthy()
  })

  it('shows the session of its player, and none after the sign-out', async () => {
    const { scope } = await render({
      ...opened('/play/fox'),
      getPlaySession: () => ({ started_at: 1_768_046_400_000, now: 1_768_046_400_000, staked: 25, won: 5, rounds: 2 }),
    })
    // The token is known before the id.
    await act(() => allSettled(signedIn, { scope, params: 'token' }))
    await act(() => allSettled(identified, { scope, params: 5 }))
    expect((await screen.findByRole('group', { name: 'Сессия игры' })).textContent).toContain('−20\u00a0₽')
    await act(() => allSettled(signedOut, { scope }))
    expect(screen.queryByRole('group', { name: 'Сессия игры' })).toBeNull()
  })

  it('keeps the numbers of the session until the game has shown its result, or the limit of time', async () => {
    const session = { started_at: 1_768_046_400_000, now: 1_768_046_400_000, rounds: 2 }
    let current = { ...session, staked: 25, won: 5 }
    const { scope, pass, sent } = await render({ ...opened('/play/fox'), getPlaySession: () => current })
    await act(() => allSettled(signedIn, { scope, params: 'token' }))
    await act(() => allSettled(identified, { scope, params: 5 }))
    const net = async () => (await screen.findByRole('group', { name: 'Сессия игры' })).textContent
    const report = (state: RoundState) => act(() => allSettled(roundReported, { scope, params: state }))
    expect(await net()).toContain('−20\u00a0₽')
    await report('sent')
    current = { ...session, staked: 35, won: 105 }
    // Something else reads the session, such as a deposit.
    const { launch } = scope.getState($launch)
    const reads = () => sent.filter(([call]) => call === 'getPlaySession').length
    const before = reads()
    await act(() => allSettled(framePhaseChanged, { scope, params: { launch, phase: { kind: 'ready' } } }))
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    expect(await net()).toContain('−20\u00a0₽')
    await report('settled')
    await waitFor(async () => expect(await net()).toContain('+70\u00a0₽'))
    await report('sent')
    current = { ...session, staked: 45, won: 105 }
    await act(() => pass(10_000))
    await act(() => allSettled(framePhaseChanged, { scope, params: { launch, phase: { kind: 'ready' } } }))
    await waitFor(async () => expect(await net()).toContain('+60\u00a0₽'))
  })

  it('says that a jackpot was won, also on the page, once, and not one of before', async () => {
    const session = { started_at: 1_768_046_400_000, staked: 25, won: 5, rounds: 2 }
    const jackpot = (round: string, sum: number) => ({ ...session, jackpot: { round, name: 'Мини', sum } })
    let current = jackpot('first', 900)
    const { scope, pass, sent } = await render({ ...opened('/play/fox'), getPlaySession: () => current })
    await act(() => allSettled(signedIn, { scope, params: 'token' }))
    await act(() => allSettled(identified, { scope, params: 5 }))
    await screen.findByRole('group', { name: 'Сессия игры' })
    const { launch } = scope.getState($launch)
    await act(() => allSettled(framePhaseChanged, { scope, params: { launch, phase: { kind: 'ready' } } }))
    const titles = () => scope.getState($notices).map(({ title }) => title.replaceAll('\u00a0', ' '))
    expect(titles()).toEqual([])
    current = jackpot('second', 1500)
    const reads = () => sent.filter(([call]) => call === 'getPlaySession').length
    const before = reads()
    await act(() => allSettled(roundReported, { scope, params: 'settled' }))
    await act(() => pass(1000))
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await act(() => pass(0))
    // The scene in the game comes first.
    expect(titles()).toEqual([])
    for (let round = 0; round < 2; round += 1) {
      await act(() => allSettled(roundReported, { scope, params: 'settled' }))
      await act(() => pass(5000))
    }
    await waitFor(() => expect(titles()).toEqual(['Джекпот Мини: 1 500 ₽']))
    // The last jackpot of another player is no news either.
    current = jackpot('of another', 700)
    await act(() => allSettled(identified, { scope, params: 6 }))
    await waitFor(() => expect(sent.filter(([call]) => call === 'getPlaySession').length).toBeGreaterThan(3))
    await act(() => pass(5000))
    expect(titles()).not.toContain('Джекпот Мини: 700 ₽')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('shows the jackpots above a game that takes part in them: %s', async (takesPart, count) => {
    await render({
      ...opened('/play/fox'),
      getGames: () => ({
        games: [listed(7, 'Лиса', { slug: 'fox' })],
        jackpots: takesPart ? [{ id: 7, total: 1000 }] : [],
      }),
      getJackpots: () => ({ items: [], total: 1000, pots: [{ id: 1, name: 'Мини', total: 1000 }] }),
    })
    await screen.findByTitle('Лиса')
    await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Джекпоты сейчас' })).toHaveLength(count))
  })

  it.each(['/game/fox', '/'])(
    'asks a player who has signed out to sign in before real play goes on, at %s',
    async (path) => {
      const { scope, sent } = await render(opened('/play/fox'))
      await screen.findByTitle('Лиса')
      router.goTo(path)
      await act(() => allSettled(signedOut, { scope }))
      expect(screen.queryByRole('button', { name: 'Играть здесь' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Войти и играть' }))
      expect(scope.getState($signInOpen)).toBe(true)
      expect(sent.filter(([call]) => call === 'openGame')).toHaveLength(1)
    },
  )

  it('opens the demo of a player who has signed out anew', async () => {
    const { scope, sent } = await render(opened('/play/fox'), '/game/fox?mode=demo')
    await screen.findByTitle('Лиса')
    await act(() => allSettled(signedOut, { scope }))
    await userEvent.click(screen.getByRole('button', { name: 'Играть здесь' }))
    expect(sent.filter(([call]) => call === 'openGame')).toHaveLength(2)
  })

  it('says that the account is blocked, and who tells the reason', async () => {
    const { scope } = await render(opened('/play/fox'))
    await screen.findByTitle('Лиса')
    await act(() => allSettled(signedOut, { scope }))
    await act(() => allSettled(sessionEnded, { scope, params: 'blocked' }))
    const cover = within(gameWindow())
    expect(cover.getByText('Аккаунт заблокирован')).toBeTruthy()
    expect(cover.getByText(/Причину сообщит поддержка/u)).toBeTruthy()
    expect(cover.getByRole('link', { name: 'Куда обратиться' }).getAttribute('href')).toBe('/complaints')
    expect(cover.queryByRole('button', { name: /^Играть здесь|^Войти/u })).toBeNull()
  })

  it('keeps one iframe over pages, tucks it in the cashier and seats it again', async () => {
    const { scope, sent } = await render(opened('/play/fox'))
    const iframe = await screen.findByTitle('Лиса')
    const modes: (string | undefined)[] = []
    for (const path of ['/', '/tournaments', '/cashbox', '/profile', '/invoice/wait', '/faq', '/game/fox']) {
      router.goTo(path)
      await allSettled(languageChosen, { scope, params: path === '/faq' ? 'en' : 'ru' })
      modes.push(gameWindow().dataset['mode'])
    }
    expect(modes).toEqual(['floating', 'floating', 'tucked', 'tucked', 'tucked', 'floating', 'seated'])
    expect(screen.getByTitle('Лиса')).toBe(iframe)
    expect(sent.filter(([call]) => call === 'openGame')).toHaveLength(1)
  })

  it('closes with its page when the floating window is off', async () => {
    const { scope } = await render(opened('/play/fox'))
    await screen.findByTitle('Лиса')
    await act(() => allSettled(floatingWindowChosen, { scope, params: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Выйти из игры' }))
    expect(router.path).toBe('/')
    expect(screen.queryByTitle('Лиса')).toBeNull()
  })

  it('closes by its button and offers to open the game again', async () => {
    const { scope } = await render(opened('/play/fox'))
    await screen.findByTitle('Лиса')
    router.goTo('/')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть игру' }))
    expect(screen.queryByTitle('Лиса')).toBeNull()
    expect(scope.getState($notices)).toMatchObject([{ action: { href: '/game/fox' } }])
    await act(() => allSettled(gameClosed, { scope }))
  })

  it('keeps the page without a response, and opens the game on retry', async () => {
    let isDown = true
    await render({
      openGame: () => (isDown ? fault.noResponse() : { id: 7, slug: 'fox', name: 'Лиса', url: '/play/fox' }),
    })
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    expect(router.path).toBe('/game/fox')
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByTitle('Лиса')).toBeTruthy()
  })

  it('offers a retry over the demo whose real play got no response, and goes back to it', async () => {
    await render(
      { openGame: inOrder({ id: 7, slug: 'fox', name: 'Лиса', url: '/play/fox' }, fault.noResponse) },
      '/game/fox?mode=demo',
    )
    const iframe = await screen.findByTitle('Лиса')
    await userEvent.click(screen.getAllByRole('button', { name: 'Играть на деньги' })[0] ?? iframe)
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
    router.goTo('/game/fox?mode=demo')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull())
    expect(screen.getByTitle('Лиса')).toBe(iframe)
  })

  it.each([
    ['ru', errorCode.gameNotFound, /^Игра не найдена/u, []],
    ['en', errorCode.gameNotFound, /^Game not found/u, []],
    ['ru', errorCode.noDemo, /^У этой игры нет демо-режима/u, []],
    ['en', errorCode.noDemo, /no demo/iu, []],
    ['ru', errorCode.excludedFromWagering, /./u, [{ label: 'Все игры', href: '/' }]],
    ['en', errorCode.excludedFromWagering, /./u, [{ label: 'All games', href: '/' }]],
  ] as const)('%s leads home after the rejection %d, with its message', async (language, code, text, actions) => {
    const { scope } = await render({ openGame: fault.rejected(code) }, '/game/fox?mode=demo', language)
    await waitFor(() => expect(router.path).toBe('/'))
    const notices = scope.getState($notices)
    expect(notices).toMatchObject([{ tone: 'negative', text: expect.stringMatching(text) }])
    expect(notices.flatMap(({ action }) => action ?? [])).toEqual(actions)
    expect(document.querySelector('[data-component="GameWindow"]')).toBeNull()
  })

  /** A rejection that leads to another game. */
  const leadsTo = (code: number, slug: string) => fault.failure(rejected(code, null, [slug], { game: { slug } }))

  it.each([errorCode.unfinishedGame, errorCode.freeSpinsActive])(
    'leads to the game that the rejection %d names, in place of the rejected one',
    async (code) => {
      const { scope } = await render(
        { openGame: inOrder(leadsTo(code, 'bear'), opened('/play/bear').openGame()) },
        '/faq',
      )
      router.goTo('/game/fox')
      await waitFor(() => expect(router.path).toBe('/game/bear'))
      expect(await screen.findByTitle('Лиса')).toBeTruthy()
      expect(scope.getState($notices)).toMatchObject([{ tone: 'neutral', personal: true }])
      router.back()
      expect(router.path).toBe('/faq')
    },
  )

  it('seats the floating game again, in the same iframe, when a rejection leads back to it', async () => {
    const { sent } = await render({
      openGame: inOrder(opened('/play/fox').openGame(), leadsTo(errorCode.unfinishedGame, 'fox')),
    })
    const iframe = await screen.findByTitle('Лиса')
    router.goTo('/')
    expect(gameWindow().dataset['mode']).toBe('floating')
    router.goTo('/game/bear')
    await waitFor(() => expect(router.path).toBe('/game/fox'))
    await waitFor(() => expect(gameWindow().dataset['mode']).toBe('seated'))
    expect(screen.getByTitle('Лиса')).toBe(iframe)
    expect(sent.filter(([call]) => call === 'openGame')).toHaveLength(2)
  })

  it('is slow after 15 s, and opens by itself when the frame answers later', async () => {
    const { scope, pass } = await render(opened('/play/fox'))
    await screen.findByTitle('Лиса')
    await pass(14_999)
    expect(screen.getByText('Игра загружается')).toBeTruthy()
    await pass(1)
    expect(screen.getByText('Игра загружается дольше обычного')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Открыть заново' })).toBeTruthy()
    const { launch } = scope.getState($launch)
    await act(() => allSettled(framePhaseChanged, { scope, params: { launch, phase: { kind: 'ready' } } }))
    expect(screen.queryByText(/^Игра загружается/u)).toBeNull()
  })

  it.each([
    ['expired', 'Сеанс игры истёк'],
    ['elsewhere', 'Игра открыта в другом месте'],
  ] as const)('covers a game whose session is %s, and plays it again in a new launch', async (reason, title) => {
    const { scope, sent } = await render(opened('/play/fox'))
    const iframe = await screen.findByTitle('Лиса')
    const { launch } = scope.getState($launch)
    const phase = { kind: 'ended', reason } as const
    await act(() => allSettled(framePhaseChanged, { scope, params: { launch, phase } }))
    expect(screen.getByText(title)).toBeTruthy()
    expect(iframe.isConnected).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Играть здесь' }))
    expect(await screen.findByTitle('Лиса')).not.toBe(iframe)
    expect(screen.queryByText(title)).toBeNull()
    expect(sent.filter(([call]) => call === 'openGame')).toHaveLength(2)
  })
})
