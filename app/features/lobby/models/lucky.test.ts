// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { titleOver, titlePage } from '#app/lib/text/document-title.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { $reducedMotionChosen, $storage, reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { motionPortProvided } from '#app/models/preferences/system-motion.model.ts'
import { panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $lucky, luckyClosed, luckyHashKey, luckyPlanned } from './lucky.model.ts'
import { marqueeAt } from './marquee.ts'

const win = { user: 'mila•••', game: 'Лиса', summ: 10_500, image: '', slug: 'fox' }
const flushPromises = () =>
  new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => setImmediate(resolve))))

function start({
  stored = {},
  isMotionReduced = false,
  path = '/',
  user = win.user,
}: { stored?: Record<string, string>; isMotionReduced?: boolean; path?: string; user?: string } = {}) {
  const time = drivenTime()
  const { client, calls } = createFakeApi({ getLuckyWinners: { hash: 'h1', items: [{ ...win, user }] } })
  const storage = memoryStorage(stored)
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$queryClient, client],
      [$storage, storage],
      [$reducedMotionChosen, isMotionReduced],
    ],
  })
  void allSettled(appStarted, { scope })
  void allSettled(routeChanged, { scope, params: path })
  void allSettled(luckyPlanned, { scope })
  return { time, scope, storage, requestCount: () => calls.length, shownCount: () => scope.getState($lucky).length }
}

beforeEach(() => titlePage('Кассиопея'))
afterEach(() => titleOver(null))

describe('lucky winners', () => {
  it('are fetched after 10 s, shown for 20 s, and their hash is stored', async () => {
    const { time, shownCount, requestCount, storage } = start()
    time.pass(9999)
    expect(requestCount()).toBe(0)
    time.pass(1)
    await flushPromises()
    expect(requestCount()).toBe(1)
    expect(shownCount()).toBe(1)
    expect(storage.getItem(luckyHashKey)).toBe('h1')
    time.pass(20_000)
    expect(shownCount()).toBe(1)
    time.pass(2000)
    expect(shownCount()).toBe(0)
  })

  it('are not shown again with the same hash', async () => {
    const { time, shownCount, requestCount } = start({ stored: { [luckyHashKey]: 'h1' } })
    time.pass(10_000)
    await flushPromises()
    expect(requestCount()).toBe(1)
    expect(shownCount()).toBe(0)
  })

  it('scroll through the title every 200 ms, and the page title is restored when closed', async () => {
    const { time, scope } = start()
    time.pass(10_000)
    await flushPromises()
    const first = document.title
    expect(first).toContain('10\u00a0500\u00a0₽')
    time.pass(200)
    expect(document.title).not.toBe(first)
    expect(document.title).toContain('500')
    titlePage('Выигрыши — Кассиопея')
    expect(document.title).toContain('500')
    void allSettled(luckyClosed, { scope })
    expect(document.title).toBe('Выигрыши — Кассиопея')
    time.pass(5000)
    expect(document.title).toBe('Выигрыши — Кассиопея')
    // Only the shared ticker remains.
    expect(time.pendingTimers).toBe(1)
  })

  it('keep right-to-left names isolated at every marquee step', () => {
    const text = ['\u2068שלום\u2069 500 ₽', 'mila 7 ₽', '\u2068סבא\u2069 9 ₽'].join('   ')
    for (let step = 0; step < [...text].length + 7; step += 1) {
      const title = marqueeAt(text, step)
      let isolateDepth = 0
      for (const character of title) {
        if (character === '\u2068') isolateDepth += 1
        if (character === '\u2069') isolateDepth -= 1
        // Isolates are balanced and never nested.
        expect([0, 1]).toContain(isolateDepth)
        if (/\p{Script=Hebrew}/u.test(character)) expect(isolateDepth).toBe(1)
        if (/[\d₽a-z]/u.test(character)) expect(isolateDepth).toBe(0)
      }
      expect(isolateDepth).toBe(0)
    }
  })

  it('isolate each name in the title', async () => {
    const { time } = start({ user: '5-שלום' })
    time.pass(10_000)
    await flushPromises()
    expect(document.title).toContain('\u20685-שלום\u2069 10\u00a0500\u00a0₽')
  })

  it('do not scroll in the title with reduced motion, also when it is switched on later', async () => {
    const isMotionReduced = start({ isMotionReduced: true })
    isMotionReduced.time.pass(10_000)
    await flushPromises()
    expect(isMotionReduced.shownCount()).toBe(1)
    expect(document.title).toBe('Кассиопея')
    const animated = start()
    animated.time.pass(10_000)
    await flushPromises()
    expect(document.title).not.toBe('Кассиопея')
    void allSettled(reducedMotionChosen, { scope: animated.scope, params: true })
    expect(document.title).toBe('Кассиопея')
  })

  it('do not scroll in the title while the system prefers reduced motion', async () => {
    const { time, scope, shownCount } = start()
    const motion = drivenMotion(true)
    void allSettled(motionPortProvided, { scope, params: motion.port })
    time.pass(10_000)
    await flushPromises()
    expect(shownCount()).toBe(1)
    expect(document.title).toBe('Кассиопея')
    motion.setReducedMotion(false)
    expect(document.title).not.toBe('Кассиопея')
    motion.setReducedMotion(true)
    expect(document.title).toBe('Кассиопея')
    time.pass(5000)
    expect(document.title).toBe('Кассиопея')
  })

  it('are not fetched on a game page, and are hidden when a game is opened', async () => {
    const inGame = start({ path: '/game/cherry-row' })
    inGame.time.pass(10_000)
    await flushPromises()
    expect(inGame.requestCount()).toBe(0)
    const inLobby = start()
    inLobby.time.pass(10_000)
    await flushPromises()
    expect(inLobby.shownCount()).toBe(1)
    void allSettled(routeChanged, { scope: inLobby.scope, params: '/game/cherry-row' })
    expect(inLobby.shownCount()).toBe(0)
  })

  it('wait until an open dialog is closed', async () => {
    const { time, scope, shownCount, storage } = start()
    void allSettled(panelToggled, { scope, params: 'menu' })
    time.pass(10_000)
    await flushPromises()
    expect(shownCount()).toBe(0)
    expect(storage.getItem(luckyHashKey)).toBeNull()
    void allSettled(panelClosed, { scope })
    expect(shownCount()).toBe(1)
    void allSettled(panelToggled, { scope, params: 'menu' })
    expect(shownCount()).toBe(1)
  })

  it('are dropped when the response arrives on a game page', async () => {
    const { time, scope, requestCount, shownCount, storage } = start()
    time.pass(10_000)
    expect(requestCount()).toBe(1)
    void allSettled(routeChanged, { scope, params: '/game/cherry-row' })
    await flushPromises()
    expect(shownCount()).toBe(0)
    expect(document.title).toBe('Кассиопея')
    expect(storage.getItem(luckyHashKey)).toBeNull()
  })
})

it('marqueeAt rotates the text by one character per step', () => {
  expect([0, 1, 3].map((step) => marqueeAt('абв', step))).toEqual(['абв   ★   ', 'бв   ★   а', '★   абв'])
  expect(marqueeAt('абв', 10)).toBe(marqueeAt('абв', 0))
})
