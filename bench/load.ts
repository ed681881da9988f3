import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import type { DatabaseSource } from '#server/db/open.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { temporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { openBenchApi, START } from './api.ts'

/*
 * `npm run bench:load`: what one network at its limit of requests costs the visitors of other networks. They bet and poll with
 * and without it, in turns, so that a busy machine slows both. The unit tests of `server/http/limits/` hold the rules.
 */
const VISITORS = 8
const VISITOR_PAUSE_MS = 400
/** The limit of a network: 3000 a minute, sent by four players at once, whatever the server answers. */
const FLOOD_PER_SECOND = 48
const FLOODERS = 4
const TURNS = 5
const TURN_MS = 4000
/** The p99 of the visitors grows by half at most. */
const MAX_RATIO = 1.5

const MINUTE = 60_000

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

async function measure(name: string, source: DatabaseSource): Promise<boolean> {
  // Every reading of the system time is a minute later, so that the pace of the game allows each bet.
  let systemTime = START
  const clock = { ...createSandboxClock(START), systemNow: () => (systemTime += MINUTE) }
  const { app, db, signUp, close } = await openBenchApi(source, clock)

  /** Signs up a player who has entered a game with real money. Returns both tokens. */
  async function enterGame(login: string, remoteAddress: string): Promise<{ session: string; play: string }> {
    const session = await signUp(login)
    const headers = { authorization: `Token ${session}` }
    const launch = await app.inject({ url: '/api/v2/games/cherry-row?type=real', remoteAddress, headers })
    const token = String(launch.json().data.url).split('#')[1]
    const entered = await app.inject({ method: 'POST', url: '/play/enter', remoteAddress, payload: { token } })
    return { session, play: String(entered.json().data.token) }
  }

  const bet = (play: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/play/round',
      remoteAddress,
      headers: { authorization: `Play ${play}` },
      payload: { id: randomUUID(), bet: { stake: 1000 } },
    })

  const times = { alone: [] as number[], flooded: [] as number[] }
  const statuses = new Map<number, number>()

  async function visit({ session, play }: { session: string; play: string }, address: string, measured: number[]) {
    const endsAt = performance.now() + TURN_MS
    while (performance.now() < endsAt) {
      for (const send of [
        () => bet(play, address),
        () =>
          app.inject({
            url: '/api/v2/status/',
            remoteAddress: address,
            headers: { authorization: `Token ${session}` },
          }),
      ]) {
        const startedAt = performance.now()
        const response = await send()
        measured.push(performance.now() - startedAt)
        if (response.json().error !== 0) throw new Error(response.body)
      }
      await delay(VISITOR_PAUSE_MS)
    }
  }

  async function flood(plays: readonly string[]): Promise<void> {
    const endsAt = performance.now() + TURN_MS
    const sent: Promise<unknown>[] = []
    for (let count = 0; performance.now() < endsAt; count += 1) {
      const play = plays[count % plays.length] ?? ''
      sent.push(
        bet(play, '10.2.0.1').then(({ statusCode }) => statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)),
      )
      await delay(1000 / FLOOD_PER_SECOND)
    }
    await Promise.all(sent)
  }

  const visitors: { player: { session: string; play: string }; address: string }[] = []
  for (let index = 0; index < VISITORS; index += 1) {
    const address = `10.1.0.${index}`
    visitors.push({ player: await enterGame(`visitor-${index}`, address), address })
  }
  const flooders: string[] = []
  for (let index = 0; index < FLOODERS; index += 1)
    flooders.push((await enterGame(`flooder-${index}`, '10.2.0.1')).play)

  const visitAll = (measured: number[]) =>
    Promise.all(visitors.map(({ player, address }) => visit(player, address, measured)))
  await visitAll([])
  for (let turn = 0; turn < TURNS; turn += 1) {
    await visitAll(times.alone)
    await Promise.all([visitAll(times.flooded), flood(flooders)])
  }
  const contradictions = await findContradictions(db)
  await close()

  const [alone, flooded] = [percentile(times.alone, 0.99), percentile(times.flooded, 0.99)]
  const ratio = flooded / alone
  const failures = [...statuses].filter(([status]) => status >= 500 && status !== 503)
  console.log(
    `${name}: p99 of other visitors ${alone.toFixed(1)} ms, beside a flood ${flooded.toFixed(1)} ms: ×${ratio.toFixed(2)}`,
  )
  console.log(`${name}: the flood got ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
  for (const line of contradictions) console.log(line)
  return ratio <= MAX_RATIO && failures.length === 0 && contradictions.length === 0
}

const outcomes = [await measure('embedded', { kind: 'memory' })]
const postgres = temporaryPostgres()
if (postgres === null) console.log('PostgreSQL is not installed.')
else {
  outcomes.push(await measure('PostgreSQL', { kind: 'postgres', url: postgres.url }))
  await postgres.stop()
}
const isPassed = outcomes.every(Boolean)
console.log(isPassed ? 'passed' : `FAILED: at most ×${MAX_RATIO}, and no 500`)
process.exitCode = isPassed ? 0 : 1
