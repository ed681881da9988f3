// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { readdirSync, readFileSync } from 'node:fs'
import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, it } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { onlineChanged } from '#app/models/connection/connection.model.ts'
import './notices/connection-notices.ts'
import { $runningGame, framePhaseChanged, gameRequested, roundReported } from '#app/features/game/models/play.model.ts'
import { userActive, visibilityChanged } from '#app/models/presence/presence.model.ts'
import '#app/models/session/activity.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { paymentOpened } from '#app/features/payments/models/payment.model.ts'
import { createQueryClient } from '#app/queries/query-client.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'

/*
 * Others decide how often these events come: a frame, another tab, the browser. None of them may decide how often the
 * server is asked. The query cache listens to `online` by itself, which only the device fires.
 */

/** Files that listen to other windows or the browser, with what bounds the requests that follow. */
const LISTENERS: Readonly<Record<string, string>> = {
  'models/clock/clock.ts': 'no request: the ticker',
  'models/connection/browser-online.ts': 'below: a connection that comes and goes',
  'features/game/models/frame-link.ts': 'a flood closes the link; below: a round, a load, an end, activity',
  'models/presence/browser-presence.ts': 'below: activity, visibility',
  'models/session/tabs/browser-tabs.ts': 'tabs of this site only, and a receiver sends nothing on',
  'features/access/models/social-window.ts': 'one message of one window, then the listener is removed',
}

const launchOf = (scope: Scope) => scope.getState($runningGame)?.launch ?? 0
const EVENTS: Readonly<Record<string, (scope: Scope, count: number) => Promise<void> | void>> = {
  'a round of a frame': (scope) => allSettled(roundReported, { scope, params: 'settled' }),
  'a load of a frame': (scope) =>
    allSettled(framePhaseChanged, { scope, params: { launch: launchOf(scope), phase: { kind: 'ready' } } }),
  'an end that a frame reports': (scope) =>
    allSettled(framePhaseChanged, {
      scope,
      params: { launch: launchOf(scope), phase: { kind: 'ended', reason: 'expired' } },
    }),
  activity: (scope) => allSettled(userActive, { scope }),
  'a connection that comes and goes': (scope, count) => allSettled(onlineChanged, { scope, params: count % 2 === 0 }),
  'a tab that is hidden and shown': (scope, count) => allSettled(visibilityChanged, { scope, params: count % 2 === 0 }),
}

async function start() {
  const time = drivenTime()
  const client = createQueryClient(
    () => undefined,
    () => 5,
  )
  const api = createFakeApi(
    {
      openGame: { id: 7, slug: 'fox', name: 'Fox', url: '/play/fox' },
      getStatus: { id: 5, login: 'fox' },
      getPlaySession: { started_at: null, staked: 0, won: 0 },
      getInvoice: { status: 'new', amount: 500 },
    },
    { client },
  )
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  const unsubscribe = new QueryObserver(client, playSessionQuery({ session: 5 })).subscribe(() => undefined)
  await allSettled(gameRequested, { scope, params: { slug: 'fox', mode: 'real' } })
  await allSettled(paymentOpened, { scope, params: { page: 'invoice', id: '1' } })
  await new Promise(setImmediate)
  return { api, time, scope, unsubscribe }
}

describe('events from outside', () => {
  it.each(Object.entries(EVENTS))('%s, 25 times a second, asks each call at most once a second', async (_, fire) => {
    const { api, time, scope, unsubscribe } = await start()
    api.calls.length = 0
    const SECONDS = 4
    for (let count = 0; count < 25 * SECONDS; count += 1) {
      await fire(scope, count)
      await new Promise(setImmediate)
      time.pass(40)
    }
    unsubscribe()
    const counts = Object.groupBy(api.calls, (call) => call)
    for (const [call, sent = []] of Object.entries(counts)) expect(sent.length, call).toBeLessThanOrEqual(SECONDS + 1)
  })

  it('are listened to in these files only', () => {
    const listens = /addEventListener\(\s*'(?:message|storage|online|offline|visibilitychange|pageshow|focus)'/u
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/u.test(file) && !file.includes('.test.') && listens.test(readFileSync(`app/${file}`, 'utf8')),
    )
    expect(files.toSorted()).toEqual(Object.keys(LISTENERS).toSorted())
  })
})
