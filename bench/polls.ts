import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import * as z from 'zod/mini'
import { temporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { findValkey, temporaryValkey } from '#server/testing/temporary-valkey.ts'

/*
 * `npm run bench:polls`: what a status poll of a signed-in player costs, on PostgreSQL, with the cache in memory and in
 * Valkey: statements, and processor time beside bare Fastify.
 */
const PLAYERS = 200
const CONNECTIONS = 20
const SECONDS = 3
/** Of several turns the cheapest counts, because a busy machine only adds to it. */
const TURNS = 3
/** Requests a second. The same for both: at its limit a server answers in batches, each of which is cheaper. */
const RATE = 1000
const WARM_UP_SECONDS = 5
/** Lines. The version that can't be stale costs one statement; a changed status two more. */
const MAX_UNCHANGED = 1
const MAX_CHANGED = 3
const MAX_CPU_RATIO = 6
/** The last use of a session is written once a minute. */
const ROUNDING = 0.05

const Start = z.object({ api: z.string(), bare: z.string(), tokens: z.array(z.string()) })
const Usage = z.object({ cpuMs: z.number(), statements: z.number() })

let isMissed = false
function print(name: string, figure: number, line: number): void {
  const holds = figure <= line + ROUNDING
  if (!holds) isMissed = true
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${figure.toFixed(2)} (line ≤ ${line})`)
}

type Headers = Record<string, string>

/** The requests of many networks, each a player's. */
const requestsOf = (players: readonly Headers[]) =>
  players.map((headers, index) => ({ headers: { ...headers, 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` } }))

async function measure(name: string, databaseUrl: string, cacheUrl: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'poll-server.ts'), [databaseUrl, cacheUrl, String(PLAYERS)])
  await once(child, 'message')
  const ask = async (question: string): Promise<unknown> => {
    child.send(question)
    const [answer] = await once(child, 'message')
    return answer
  }
  const { api, bare, tokens } = Start.parse(await ask('start'))
  const url = `${api}/api/v2/status/`

  /** Processor time in ms and statements of a request. */
  const costOf = async (work: () => Promise<number>) => {
    const before = Usage.parse(await ask('usage'))
    const requests = await work()
    const after = Usage.parse(await ask('usage'))
    return {
      cpuMs: (after.cpuMs - before.cpuMs) / requests,
      statements: (after.statements - before.statements) / requests,
    }
  }
  const load = async (target: string, requests: autocannon.Request[], status: number) => {
    const run = async (duration: number) => {
      const options = { url: target, connections: CONNECTIONS, overallRate: RATE, duration, requests }
      const { requests: sent, statusCodeStats = {} } = await autocannon(options)
      if (Object.keys(statusCodeStats).join() !== String(status)) throw new Error(JSON.stringify(statusCodeStats))
      return sent.total
    }
    await run(WARM_UP_SECONDS)
    const costs: Awaited<ReturnType<typeof costOf>>[] = []
    for (let turn = 0; turn < TURNS; turn += 1) costs.push(await costOf(() => run(SECONDS)))
    return costs.reduce((one, other) => (one.cpuMs < other.cpuMs ? one : other))
  }

  const headers = tokens.map((token): Headers => ({ authorization: `Token ${token}` }))
  const pollAll = async (players: readonly Headers[]): Promise<Headers[]> => {
    const tagged: Headers[] = []
    for (const request of requestsOf(players)) {
      const response = await fetch(url, request)
      await response.arrayBuffer()
      tagged.push({ ...request.headers, 'if-none-match': response.headers.get('etag') ?? '' })
    }
    return tagged
  }

  const base = await load(bare, [{}], 200)
  // The first poll of a player writes what was due.
  await pollAll(headers)
  const tagged = await pollAll(headers)
  const unchanged = await load(url, requestsOf(tagged), 304)
  const untagged = await load(url, requestsOf(headers), 200)
  await ask('change')
  const changed = await costOf(async () => (await pollAll(tagged)).length)
  console.log(
    `${name}: bare Fastify ${base.cpuMs.toFixed(3)} ms of processor time, unchanged ${unchanged.cpuMs.toFixed(3)} ms`,
  )
  print(`${name}, statements of an unchanged poll`, unchanged.statements, MAX_UNCHANGED)
  print(`${name}, statements of an unchanged poll without its tag`, untagged.statements, MAX_UNCHANGED)
  print(`${name}, statements of a changed poll`, changed.statements, MAX_CHANGED)
  print(`${name}, processor time of an unchanged poll beside bare Fastify`, unchanged.cpuMs / base.cpuMs, MAX_CPU_RATIO)
  console.log(
    `        ${name}, without its tag ×${(untagged.cpuMs / base.cpuMs).toFixed(2)}, changed ×${(changed.cpuMs / base.cpuMs).toFixed(2)}`,
  )
  child.send('stop')
  await once(child, 'exit')
}

const postgres = temporaryPostgres()
if (postgres === null) console.log('PostgreSQL is not installed: nothing was measured.')
else {
  await measure('memory', postgres.url, '')
  await postgres.stop()
}
const program = findValkey()
const other = program === null ? null : temporaryPostgres()
if (program === null || other === null) console.log('Valkey is not installed: only the cache in memory was measured.')
else {
  const valkey = await temporaryValkey(program)
  await measure('Valkey', other.url, valkey.socket)
  await valkey.stop()
  await other.stop()
}
if (isMissed) process.exitCode = 1
