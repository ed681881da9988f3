// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { titleOver, titlePage } from '#app/lib/document-title.ts'
import { appStarted } from '#app/lib/lifecycle.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { $reducedMotionChosen, $storage, reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { motionPortProvided } from '#app/models/preferences/system-motion.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $lucky, luckyClosed, luckyHashKey, luckyPlanned } from './lucky.model.ts'
import { marqueeAt } from './marquee.ts'

const win = { user: 'mila•••', game: 'Лиса', summ: 10_500, image: '', slug: 'fox' }
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => setImmediate(resolve))))

function start({
  kept = {},
  calm = false,
  path = '/',
  user = win.user,
}: { kept?: Record<string, string>; calm?: boolean; path?: string; user?: string } = {}) {
  const time = drivenTime()
  const client = new QueryClient()
  let asked = 0
  provideHttp(client, {
    call: (call) => {
      asked += 1
      return Promise.resolve(call).then((declared) => {
        const read = declared.data.parse({ hash: 'h1', items: [{ ...win, user }] })
        return read
      })
    },
  })
  const storage = memoryStorage(kept)
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$queryClient, client],
      [$storage, storage],
      [$reducedMotionChosen, calm],
    ],
  })
  void allSettled(appStarted, { scope })
  void allSettled(routeChanged, { scope, params: path })
  void allSettled(luckyPlanned, { scope })
  return { time, scope, storage, asked: () => asked, shown: () => scope.getState($lucky).length }
}

beforeEach(() => titlePage('Кассиопея'))
afterEach(() => titleOver(null))

describe('the lucky winners', () => {
  it('are asked for ten seconds after the load, shown for twenty, and remembered', async () => {
    const { time, shown, asked, storage } = start()
    time.pass(9999)
    expect(asked()).toBe(0)
    time.pass(1)
    await settled()
    expect(asked()).toBe(1)
    expect(shown()).toBe(1)
    expect(storage.getItem(luckyHashKey)).toBe('h1')
    time.pass(20_000)
    expect(shown()).toBe(1)
    time.pass(2000)
    expect(shown()).toBe(0)
  })

  it('are not shown twice with the same hash', async () => {
    const { time, shown, asked } = start({ kept: { [luckyHashKey]: 'h1' } })
    time.pass(10_000)
    await settled()
    expect(asked()).toBe(1)
    expect(shown()).toBe(0)
  })

  it('run through the title every 200 ms, and the title is what it was, or has become, afterwards', async () => {
    const { time, scope } = start()
    time.pass(10_000)
    await settled()
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
    // The shared ticker alone is left.
    expect(time.waiting).toBe(1)
  })

  it('of names that are written from right to left turn no amount, wherever the title is cut', () => {
    const text = ['\u2068שלום\u2069 500 ₽', 'mila 7 ₽', '\u2068סבא\u2069 9 ₽'].join('   ')
    for (let step = 0; step < [...text].length + 7; step += 1) {
      const seen = marqueeAt(text, step)
      let open = 0
      for (const mark of seen) {
        if (mark === '\u2068') open += 1
        if (mark === '\u2069') open -= 1
        // Every name is whole or apart, and none is within another.
        expect([0, 1]).toContain(open)
        if (/\p{Script=Hebrew}/u.test(mark)) expect(open).toBe(1)
        if (/[\d₽a-z]/u.test(mark)) expect(open).toBe(0)
      }
      expect(open).toBe(0)
    }
  })

  it('stand in the title each apart', async () => {
    const { time } = start({ user: '5-שלום' })
    time.pass(10_000)
    await settled()
    expect(document.title).toContain('\u20685-שלום\u2069 10\u00a0500\u00a0₽')
  })

  it('leave the title alone for who prefers calm, at once when that is chosen', async () => {
    const calm = start({ calm: true })
    calm.time.pass(10_000)
    await settled()
    expect(calm.shown()).toBe(1)
    expect(document.title).toBe('Кассиопея')
    const lively = start()
    lively.time.pass(10_000)
    await settled()
    expect(document.title).not.toBe('Кассиопея')
    void allSettled(reducedMotionChosen, { scope: lively.scope, params: true })
    expect(document.title).toBe('Кассиопея')
  })

  it('leave the title alone while the system asks for less motion', async () => {
    const { time, scope, shown } = start()
    const motion = drivenMotion(true)
    void allSettled(motionPortProvided, { scope, params: motion.port })
    time.pass(10_000)
    await settled()
    expect(shown()).toBe(1)
    expect(document.title).toBe('Кассиопея')
    motion.askForLess(false)
    expect(document.title).not.toBe('Кассиопея')
    motion.askForLess(true)
    expect(document.title).toBe('Кассиопея')
    time.pass(5000)
    expect(document.title).toBe('Кассиопея')
  })

  it('are not asked for beside a game, and go when one is opened', async () => {
    const playing = start({ path: '/game/cherry-row' })
    playing.time.pass(10_000)
    await settled()
    expect(playing.asked()).toBe(0)
    const reading = start()
    reading.time.pass(10_000)
    await settled()
    expect(reading.shown()).toBe(1)
    void allSettled(routeChanged, { scope: reading.scope, params: '/game/cherry-row' })
    expect(reading.shown()).toBe(0)
  })

  it('wait behind a dialog, where nobody would see them, and come when it is closed', async () => {
    const { time, scope, shown, storage } = start()
    void allSettled(panelToggled, { scope, params: 'menu' })
    time.pass(10_000)
    await settled()
    expect(shown()).toBe(0)
    expect(storage.getItem(luckyHashKey)).toBeNull()
    void allSettled(panelClosed, { scope })
    expect(shown()).toBe(1)
    void allSettled(panelToggled, { scope, params: 'menu' })
    expect(shown()).toBe(1)
  })

  it('are kept for another visit when their list arrives beside a game', async () => {
    const { time, scope, asked, shown, storage } = start()
    time.pass(10_000)
    expect(asked()).toBe(1)
    void allSettled(routeChanged, { scope, params: '/game/cherry-row' })
    await settled()
    expect(shown()).toBe(0)
    expect(document.title).toBe('Кассиопея')
    expect(storage.getItem(luckyHashKey)).toBeNull()
  })
})

it('a text runs round, one character at a step', () => {
  expect([0, 1, 3].map((step) => marqueeAt('абв', step))).toEqual(['абв   ★   ', 'бв   ★   а', '★   абв'])
  expect(marqueeAt('абв', 10)).toBe(marqueeAt('абв', 0))
})
