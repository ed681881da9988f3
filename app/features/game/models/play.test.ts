// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { getStatus } from '#contract/player/status.ts'
import type { Failure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { responseLost, responseReceived } from '#app/models/connection/poll-recovery.model.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { $language, languageChosen } from '#app/models/preferences/preferences.model.ts'
import { gameOpenChanged, $hasSessionCover } from '#app/models/presence/game-open.ts'
import { PLAY_SESSION } from '#app/queries/play-session.ts'
import { sessionEnded, statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, identified, signedOut } from '#app/models/session/session.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, inOrder } from '#app/testing/fake-api.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { launchStep, type LaunchEvent, type LaunchState } from './launch.machine.ts'
import {
  $launch,
  $refreshCount,
  $runningGame,
  frameLoaded,
  framePhaseChanged,
  gameClosed,
  gamePageLeft,
  gameRequested,
  gameRestarted,
  launchRetried,
} from './play.model.ts'

const reportedUrls = rejectedUrls()
const fox = { id: 7, slug: 'fox', name: 'Fox', url: '/play/fox' }
const bear = { id: 8, slug: 'bear', name: 'Bear', url: '/play/bear' }
const foxReal = { slug: 'fox', mode: 'real' } as const
const bearReal = { slug: 'bear', mode: 'real' } as const

function start(openGame: unknown = fox, session = { id: 5, token: 'token' as string | null }) {
  const api = createFakeApi({ openGame })
  const time = drivenTime()
  const scope = fork({
    values: [
      [$queryClient, api.client],
      [$clock, time.clock],
      [$language, 'ru'],
      [$session, session],
    ],
  })
  const isOpen: boolean[] = []
  createWatch({ unit: gameOpenChanged, scope, fn: (value) => void isOpen.push(value) })
  return {
    scope,
    isOpen,
    time,
    launch: () => scope.getState($launch),
    running: () => scope.getState($runningGame),
    calls: () => api.sent.map(([call]) => call),
    respond: () => allSettled(responseReceived, { scope, params: undefined }),
    request: (game: { slug: string; mode: 'real' | 'demo' }) => allSettled(gameRequested, { scope, params: game }),
    leave: () => allSettled(gamePageLeft, { scope }),
  }
}

describe('game launch', () => {
  it('opens a game and counts it once, also when it is restored', async () => {
    const app = start()
    await app.request(foxReal)
    expect(app.running()).toMatchObject({ id: 7, name: 'Fox', frame: { src: '/play/fox', keepsOrigin: false } })
    await app.leave()
    const { launch } = app.launch()
    await app.request(foxReal)
    expect(app.launch()).toMatchObject({ kind: 'running', launch })
    expect(app.calls()).toEqual(['openGame', 'hitGame'])
    await allSettled(gameClosed, { scope: app.scope })
    expect(app.launch()).toMatchObject({ kind: 'closed' })
    expect(app.isOpen).toEqual([true, false])
  })

  it.each([
    [true, 'running'],
    [false, 'closed'],
  ])('after its page was left with the floating window %s is %s', async (isOn, kind) => {
    const app = start()
    await app.request(foxReal)
    await allSettled(floatingWindowChosen, { scope: app.scope, params: isOn })
    await app.leave()
    expect(app.launch().kind).toBe(kind)
  })

  it('keeps the running game until another one has opened', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const app = start(inOrder(fox, promise))
    await app.request(foxReal)
    const opened = app.request(bearReal)
    await Promise.resolve()
    expect(app.launch()).toMatchObject({ kind: 'opening', request: bearReal, running: { id: 7 } })
    resolve(bear)
    await opened
    expect(app.launch()).toMatchObject({ kind: 'running', running: { id: 8 } })
  })

  it('returns to the running game when another one is rejected', async () => {
    const app = start(inOrder(fox, fault.rejected(errorCode.unfinishedGame)))
    await app.request(foxReal)
    const { launch } = app.launch()
    await app.request(bearReal)
    expect(app.launch().kind).toBe('failed')
    await app.request(foxReal)
    expect(app.running()).toMatchObject({ id: 7, launch })
    expect(app.calls()).toEqual(['openGame', 'hitGame', 'openGame'])
  })

  it('reads its balance again when the status changes', async () => {
    const app = start()
    const receive = (balance: number) =>
      allSettled(statusReceived, {
        scope: app.scope,
        params: getStatus.data.parse({ id: 5, login: 'fox', balance: String(balance) }),
      })
    const refreshes = () => app.scope.getState($refreshCount)
    await receive(0)
    await receive(10)
    expect(refreshes()).toBe(0)
    await app.request(foxReal)
    await receive(10)
    await receive(500)
    expect(refreshes()).toBe(1)
  })

  it('lets a running game retry when the server is back after an outage', async () => {
    const app = start()
    const outage = async () => {
      await allSettled(responseLost, { scope: app.scope })
      await app.respond()
    }
    const refreshes = () => app.scope.getState($refreshCount)
    await outage()
    expect(refreshes()).toBe(0)
    await app.request({ slug: 'fox', mode: 'demo' })
    await app.respond()
    expect(refreshes()).toBe(0)
    await outage()
    expect(refreshes()).toBe(1)
  })

  it('reads the session again when the money changes, also after a round that the frame did not report', async () => {
    const app = start()
    const session = { queryKey: [PLAY_SESSION] }
    const receive = (balance: number) =>
      allSettled(statusReceived, {
        scope: app.scope,
        params: getStatus.data.parse({ id: 5, login: 'fox', balance: String(balance) }),
      })
    const client = app.scope.getState($queryClient)
    client?.setQueryData(session.queryKey, { rounds: 1 })
    const isOutdated = () => client?.getQueryState(session.queryKey)?.isInvalidated
    await app.request({ slug: 'fox', mode: 'demo' })
    await receive(10)
    await receive(20)
    expect(isOutdated()).toBe(false)
    await app.request(foxReal)
    await receive(20)
    expect(isOutdated()).toBe(false)
    await receive(15)
    expect(isOutdated()).toBe(true)
  })

  it('opens the other mode of a game anew', async () => {
    const app = start()
    await app.request(foxReal)
    await app.request({ slug: 'fox', mode: 'demo' })
    expect(app.running()?.request.mode).toBe('demo')
    expect(app.calls()).toEqual(['openGame', 'hitGame', 'openGame', 'hitGame'])
  })

  it('opens a demo for a guest, which goes on after the sign-in', async () => {
    const app = start(fox, { id: 0, token: null })
    await app.request(foxReal)
    expect(app.running()).toMatchObject({ request: { mode: 'demo' } })
    await allSettled(identified, { scope: app.scope, params: 5 })
    expect(app.running()).toMatchObject({ phase: { kind: 'loading' } })
  })

  it('ends the game of a player who signs out, and opens a demo instead', async () => {
    const app = start()
    await app.request(foxReal)
    await allSettled(signedOut, { scope: app.scope })
    expect(app.running()).toMatchObject({ phase: { kind: 'ended', reason: 'signedOut' } })
    await allSettled(gameRestarted, { scope: app.scope })
    expect(app.running()).toMatchObject({ request: { mode: 'demo', player: null }, phase: { kind: 'loading' } })
  })

  it.each([
    ['by the status', null],
    ['by its frame', 'expired'],
  ] as const)('ends with the reason when the account is blocked, noticed first %s', async (_, reason) => {
    const app = start()
    await app.request(foxReal)
    const { launch } = app.launch()
    if (reason !== null)
      await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase: { kind: 'ended', reason } } })
    await allSettled(signedOut, { scope: app.scope })
    await allSettled(sessionEnded, { scope: app.scope, params: 'blocked' })
    expect(app.running()?.phase).toEqual({ kind: 'ended', reason: 'blocked' })
  })

  it.each([
    ['is left', gamePageLeft],
    ['opens the game anew', gameRestarted],
  ] as const)('covers its page when the session ends, until that %s', async (_, event) => {
    const app = start()
    const hasCover = () => app.scope.getState($hasSessionCover)
    await app.request(foxReal)
    await allSettled(signedOut, { scope: app.scope })
    expect(hasCover()).toBe(true)
    await allSettled(event, { scope: app.scope })
    expect(hasCover()).toBe(false)
  })

  it('of a guest is not ended by a blocked account', async () => {
    const app = start(fox, { id: 0, token: null })
    await app.request(foxReal)
    await allSettled(sessionEnded, { scope: app.scope, params: 'blocked' })
    expect(app.running()?.phase).toEqual({ kind: 'loading' })
  })

  it.each([
    ['real', 'expired', 1],
    ['real', 'elsewhere', 0],
    ['demo', 'expired', 0],
  ] as const)('reads the status after a %s frame has ended as %s: %d', async (mode, reason, count) => {
    const app = start()
    await app.request({ slug: 'fox', mode })
    const { launch } = app.launch()
    const outdated = vi.fn()
    createWatch({ unit: statusOutdated, scope: app.scope, fn: outdated })
    await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase: { kind: 'ended', reason } } })
    expect(outdated).toHaveBeenCalledTimes(count)
  })

  it('opens real play before the id of the session is known', async () => {
    const app = start(fox, { id: 0, token: 'token' })
    await app.request(foxReal)
    expect(app.running()).toMatchObject({ request: { mode: 'real' } })
    await allSettled(identified, { scope: app.scope, params: 5 })
    expect(app.running()).toMatchObject({ request: { player: 5 }, phase: { kind: 'loading' } })
    await allSettled(signedOut, { scope: app.scope })
    expect(app.running()).toMatchObject({ phase: { kind: 'ended' } })
  })

  it('opens a demo instead for a player who signs out while it opens', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const app = start(inOrder(promise, bear))
    const first = app.request(foxReal)
    await allSettled(signedOut, { scope: app.scope })
    resolve(fox)
    await first
    expect(app.running()).toMatchObject({ id: 8, request: { mode: 'demo', player: null } })
  })

  it('is slow again after the request of another game was withdrawn', async () => {
    const { promise } = Promise.withResolvers<object>()
    const app = start(inOrder(fox, promise))
    await app.request(foxReal)
    void app.request(bearReal)
    await app.leave()
    app.time.pass(15_000)
    expect(app.running()?.phase).toEqual({ kind: 'slow' })
  })

  it('is requested once while it opens', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const app = start(inOrder(promise))
    const first = app.request(foxReal)
    const second = app.request(foxReal)
    resolve(fox)
    await Promise.all([first, second])
    expect(app.calls()).toEqual(['openGame', 'hitGame'])
  })

  it('stays ended, whatever its frame says later', async () => {
    const app = start()
    await app.request(foxReal)
    const { launch } = app.launch()
    for (const phase of [{ kind: 'ended', reason: 'expired' }, { kind: 'ready' }] as const)
      await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase } })
    expect(app.running()?.phase).toEqual({ kind: 'ended', reason: 'expired' })
  })

  it('is not asked for again when the language changes', async () => {
    const app = start()
    await app.request(foxReal)
    await allSettled(languageChosen, { scope: app.scope, params: 'en' })
    expect(app.calls()).toEqual(['openGame', 'hitGame'])
  })

  it('drops the response of a game that was left', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const app = start(inOrder(promise, bear))
    const first = app.request(foxReal)
    await app.request(bearReal)
    resolve(fox)
    await first
    expect(app.running()).toMatchObject({ id: 8 })
    expect(app.calls()).toEqual(['openGame', 'openGame', 'hitGame'])
  })

  it('is slow after 15 s without its frame, and ready when the frame answers later', async () => {
    const app = start()
    await app.request(foxReal)
    app.time.pass(14_999)
    expect(app.running()?.phase).toEqual({ kind: 'loading' })
    app.time.pass(1)
    expect(app.running()?.phase).toEqual({ kind: 'slow' })
    const { launch } = app.launch()
    await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase: { kind: 'ready' } } })
    expect(app.running()?.phase).toEqual({ kind: 'ready' })
  })

  it('is not slow once it is ready, and leaves no timer when it is closed', async () => {
    const app = start()
    await app.request(foxReal)
    const { launch } = app.launch()
    await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase: { kind: 'ready' } } })
    app.time.pass(20_000)
    expect(app.running()?.phase).toEqual({ kind: 'ready' })
    await app.request(bearReal)
    await allSettled(gameClosed, { scope: app.scope })
    expect(app.time.clock.active).toBe(0)
  })

  it.each([
    ['that says nothing is ready 2 s after it has loaded', {}, 'ready'],
    ['of a Flash movie says so itself', { renderer: 'flash' }, 'loading'],
  ])('with a frame %s', async (_, more, kind) => {
    const app = start({ ...fox, ...more })
    await app.request(foxReal)
    const { launch } = app.launch()
    await allSettled(frameLoaded, { scope: app.scope, params: { launch } })
    app.time.pass(1999)
    expect(app.running()?.phase.kind).toBe('loading')
    app.time.pass(1)
    expect(app.running()?.phase.kind).toBe(kind)
  })

  it('waits again for a silent frame that was left for a rejected game', async () => {
    const app = start(inOrder(fox, fault.rejected(errorCode.unfinishedGame)))
    await app.request(foxReal)
    await allSettled(frameLoaded, { scope: app.scope, params: { launch: app.launch().launch } })
    await app.request(bearReal)
    await app.request(foxReal)
    app.time.pass(2000)
    expect(app.running()?.phase).toEqual({ kind: 'ready' })
  })

  it('does not uncover a silent frame that has ended', async () => {
    const app = start()
    await app.request(foxReal)
    const { launch } = app.launch()
    await allSettled(frameLoaded, { scope: app.scope, params: { launch } })
    const phase = { kind: 'ended', reason: 'stopped' } as const
    await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase } })
    app.time.pass(2000)
    expect(app.running()?.phase).toEqual(phase)
  })

  it('ignores the messages of an older launch', async () => {
    const app = start()
    await app.request(foxReal)
    const { launch } = app.launch()
    await allSettled(gameRestarted, { scope: app.scope })
    const phase = { kind: 'ended', reason: 'expired' } as const
    await allSettled(framePhaseChanged, { scope: app.scope, params: { launch, phase } })
    expect(app.running()?.phase).toEqual({ kind: 'loading' })
  })

  it('reports a URL that fails the check and counts the launch', async () => {
    const app = start({ ...fox, url: '//evil.example/play' })
    await app.request(foxReal)
    expect(app.running()).toMatchObject({ frame: null })
    expect(reportedUrls).toEqual([{ url: '//evil.example/play', reason: 'no frame', isNavigation: false }])
  })

  it('keeps a rejection', async () => {
    const app = start(fault.rejected(errorCode.noDemo))
    await app.request(foxReal)
    await app.respond()
    expect(app.launch()).toMatchObject({ kind: 'failed', failure: { code: errorCode.noDemo } })
    expect(app.calls()).toEqual(['openGame'])
  })

  it('retries without a response: by the player, once when the server responds, and once after each outage', async () => {
    const app = start(fault.noResponse)
    const { scope } = app
    await app.request(foxReal)
    await app.respond()
    await app.respond()
    expect(app.calls()).toHaveLength(2)
    await allSettled(responseLost, { scope })
    await app.respond()
    expect(app.calls()).toHaveLength(3)
    await allSettled(launchRetried, { scope })
    expect(app.calls()).toHaveLength(4)
    expect(app.launch()).toMatchObject({ kind: 'failed', isAutomatic: false })
  })
})

describe('launchStep', () => {
  const game = { id: 7, name: 'Fox', renderer: 'html5', frame: { src: '/', keepsOrigin: false } }
  const lost: Failure = { kind: 'noResponse', call: 'openGame', cause: 'network', status: null }
  const anyRequest = fc.record({
    slug: fc.constantFrom('fox', 'bear'),
    mode: fc.constantFrom('real' as const, 'demo' as const),
    player: fc.constantFrom(null, 0, 5),
  })
  const anyEvent: fc.Arbitrary<LaunchEvent> = fc.oneof(
    anyRequest.map((request) => ({ kind: 'requested' as const, request })),
    fc.boolean().map((floats) => ({ kind: 'left' as const, floats })),
    fc.constant({ kind: 'closed' as const }),
    fc.constant({ kind: 'opened' as const, game: { ...game, renderer: 'html5' as const } }),
    fc.constant({ kind: 'failed' as const, failure: lost }),
    fc.constant({ kind: 'retried' as const, isAutomatic: false }),
    fc.constant({ kind: 'restarted' as const, player: 5 }),
    fc.nat(5).map((launch) => ({ kind: 'phaseChanged' as const, launch, phase: { kind: 'ready' as const } })),
    fc.nat(5).map((launch) => ({ kind: 'frameLoaded' as const, launch })),
    fc.constantFrom(null, 0, 5).map((player) => ({ kind: 'playerChanged' as const, player })),
  )

  it('gives each frame a launch number of its own, and never a second one to a game that runs', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state: LaunchState = { kind: 'closed', launch: 0 }
        const launches = new Map<number, string>()
        for (const event of events) {
          const step = launchStep(state, event)
          if (step === null) continue
          expect(step.state.launch).toBeGreaterThanOrEqual(state.launch)
          state = step.state
          const running = state.kind === 'closed' ? null : state.running
          if (running === null) continue
          expect(running.launch).toBeLessThanOrEqual(state.launch)
          const key = `${running.request.slug} ${running.request.mode}`
          expect(launches.get(running.launch) ?? key).toBe(key)
          launches.set(running.launch, key)
        }
      }),
    )
  })
})
