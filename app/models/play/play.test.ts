// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { responseLost, responseReceived } from '#app/models/connection/connection.model.ts'
import { $language, languageChosen, reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { gameOpenChanged } from '#app/models/presence/presence.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, inOrder } from '#app/testing/fake-api.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { $launch, gameClosed, gameOpened, launchRetried } from './play.model.ts'

const reportedUrls = rejectedUrls()
const fox = { id: 7, slug: 'fox', name: 'Fox', url: '/play/fox' }
const foxReal = { slug: 'fox', mode: 'real' } as const

function start(openGame: unknown = fox, session = { id: 5, token: 'token' as string | null }) {
  const api = createFakeApi({ openGame })
  const scope = fork({
    values: [
      [$queryClient, api.client],
      [$clock, drivenTime().clock],
      [$language, 'ru'],
      [$session, session],
    ],
  })
  const isOpen: boolean[] = []
  createWatch({ unit: gameOpenChanged, scope, fn: (value) => void isOpen.push(value) })
  return {
    scope,
    isOpen,
    launch: () => scope.getState($launch),
    calls: () => api.sent.map(([call]) => call),
    respond: () => allSettled(responseReceived, { scope, params: undefined }),
  }
}

describe('game launch', () => {
  it('opens a game and counts it once', async () => {
    const { scope, launch, calls, isOpen } = start()
    await allSettled(gameOpened, { scope, params: foxReal })
    expect(launch()).toMatchObject({
      kind: 'open',
      game: { id: 7, name: 'Fox', frame: { src: '/play/fox', keepsOrigin: false } },
    })
    expect(calls()).toEqual(['openGame', 'hitGame'])
    await allSettled(gameClosed, { scope })
    expect(launch()).toEqual({ kind: 'closed' })
    expect(isOpen).toEqual([true, false])
  })

  it.each([
    ['real', 'demo', true],
    ['real', '', false],
    ['demo', 'demo', false],
  ] as const)('requested as %s and opened as %j is a demo instead: %s', async (requested, mode, isDemoInstead) => {
    const { scope, launch } = start({ ...fox, mode })
    await allSettled(gameOpened, { scope, params: { slug: 'fox', mode: requested } })
    expect(launch()).toMatchObject({ game: { isDemoInstead } })
  })

  it('opens a demo for a guest', async () => {
    const { scope, launch } = start(fox, { id: 0, token: null })
    await allSettled(gameOpened, { scope, params: foxReal })
    expect(launch()).toMatchObject({ key: { mode: 'demo' } })
  })

  it('starts over when the language changes', async () => {
    const { scope, launch, calls } = start()
    await allSettled(gameOpened, { scope, params: foxReal })
    await allSettled(languageChosen, { scope, params: 'en' })
    expect(launch()).toMatchObject({ kind: 'open', key: { language: 'en' } })
    expect(calls()).toEqual(['openGame', 'hitGame', 'openGame', 'hitGame'])
  })

  it('tells reduced motion to the frame when it opens, and keeps the frame when the switch changes', async () => {
    const { scope, launch } = start()
    await allSettled(reducedMotionChosen, { scope, params: true })
    await allSettled(gameOpened, { scope, params: foxReal })
    expect(launch()).toMatchObject({ game: { frame: { src: '/play/fox?motion=reduced' } } })
    await allSettled(reducedMotionChosen, { scope, params: false })
    expect(launch()).toMatchObject({ game: { frame: { src: '/play/fox?motion=reduced' } } })
  })

  it('drops the response of a game that was left', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { scope, launch, calls } = start(inOrder(promise, { ...fox, id: 8 }))
    const first = allSettled(gameOpened, { scope, params: foxReal })
    await allSettled(gameOpened, { scope, params: { slug: 'bear', mode: 'real' } })
    resolve(fox)
    await first
    expect(launch()).toMatchObject({ kind: 'open', game: { id: 8 } })
    expect(calls()).toEqual(['openGame', 'openGame', 'hitGame'])
  })

  it('reports a URL that fails the check and counts the launch', async () => {
    const { scope, launch } = start({ ...fox, url: '//evil.example/play' })
    await allSettled(gameOpened, { scope, params: foxReal })
    expect(launch()).toMatchObject({ kind: 'open', game: { frame: null } })
    expect(reportedUrls).toEqual([{ url: '//evil.example/play', reason: 'no frame', isNavigation: false }])
  })

  it('keeps a rejection', async () => {
    const { scope, launch, calls, respond } = start(fault.rejected(errorCode.noDemo))
    await allSettled(gameOpened, { scope, params: foxReal })
    await respond()
    expect(launch()).toMatchObject({ kind: 'failed', failure: { code: errorCode.noDemo } })
    expect(calls()).toEqual(['openGame'])
  })

  it('retries without a response: by the player, once when the server responds, and once after each outage', async () => {
    const { scope, launch, calls, respond } = start(fault.noResponse)
    await allSettled(gameOpened, { scope, params: foxReal })
    await respond()
    await respond()
    expect(calls()).toHaveLength(2)
    await allSettled(responseLost, { scope })
    await respond()
    expect(calls()).toHaveLength(3)
    await allSettled(launchRetried, { scope })
    expect(calls()).toHaveLength(4)
    expect(launch()).toMatchObject({ kind: 'failed', isAutomatic: false })
  })
})
