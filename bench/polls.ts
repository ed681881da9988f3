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
/** A poll without a statement costs two bare requests, and the statement three: mostly writes and reads of its socket. */
const MAX_CPU_RATIO = 6
/** The last use of a session is written once a minute. */
const ROUNDING = 0.05

const Start = z.object({ api: z.string(), bare: z.string(), tokens: z.array(z.string()) })
const Usage = z.object({ cpuMs: z.number(), databaseMs: z.number(), statements: z.number() })

let isMissed = false
function print(name: string, figure: number, line: number): void {
  const holds = figure <= line + ROUNDING
  if (!holds) isMissed = true
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${figure.toFixed(2)} (line ≤ ${line})`)
}

const SITE_PLAYERS = 100_000
const POLL_SECONDS = 10
/** Cores that are busy with the polls of a site. */
const coresFor = (ms: number): string => ((SITE_PLAYERS / POLL_SECONDS) * (ms / 1000)).toFixed(1)

/** What a request costs: processor time of the server and of PostgreSQL, and statements. */
interface Cost {
  cpuMs: number
  databaseMs: number
  statements: number
}
const NO_COST: Cost = { cpuMs: Number.NaN, databaseMs: Number.NaN, statements: Number.NaN }

interface Load {
  target: string
  requests: autocannon.Request[]
  status: number
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
  const costOf = async (work: () => Promise<number>): Promise<Cost> => {
    const before = Usage.parse(await ask('usage'))
    const requests = await work()
    const after = Usage.parse(await ask('usage'))
    return {
      cpuMs: (after.cpuMs - before.cpuMs) / requests,
      // Idle connections are closed meanwhile.
      databaseMs: Math.max(0, after.databaseMs - before.databaseMs) / requests,
      statements: (after.statements - before.statements) / requests,
    }
  }
  /** Sends requests for a time, and returns how many. @throws if a response has another status */
  const load = async ({ target, requests, status }: Load, duration: number) => {
    const options = { url: target, connections: CONNECTIONS, overallRate: RATE, duration, requests }
    const { requests: sent, statusCodeStats = {} } = await autocannon(options)
    if (Object.keys(statusCodeStats).join() !== String(status)) throw new Error(JSON.stringify(statusCodeStats))
    return sent.total
  }
  /** The lowest cost of a request of each load, measured in turns, so that a busy machine slows all of them. */
  const costsOf = async (loads: readonly Load[]): Promise<Cost[]> => {
    for (const each of loads) await load(each, WARM_UP_SECONDS)
    const turns: Cost[][] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const costs: Cost[] = []
      for (const each of loads) costs.push(await costOf(() => load(each, SECONDS)))
      turns.push(costs)
    }
    return loads.map((_, index) =>
      turns
        .flatMap((costs) => costs.slice(index, index + 1))
        .reduce((one, other) => (one.cpuMs < other.cpuMs ? one : other)),
    )
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

  // The first poll of a player writes what was due.
  await pollAll(headers)
  const tagged = await pollAll(headers)
  const guests = tokens.map(() => ({ 'if-none-match': '"guest"' }))
  const [base = NO_COST, guest = NO_COST, unchanged = NO_COST, untagged = NO_COST] = await costsOf([
    { target: bare, requests: [{}], status: 200 },
    { target: url, requests: requestsOf(guests), status: 304 },
    { target: url, requests: requestsOf(tagged), status: 304 },
    { target: url, requests: requestsOf(headers), status: 200 },
  ])
  await ask('change')
  const changed = await costOf(async () => (await pollAll(tagged)).length)
  const costs = { 'bare Fastify': base, guest, unchanged, 'unchanged, without its tag': untagged, changed }
  console.log(`${name}: per poll, and for ${SITE_PLAYERS} players who poll every ten seconds`)
  console.table(
    Object.entries(costs).map(([poll, { cpuMs, databaseMs, statements }]) => ({
      poll,
      statements: statements.toFixed(2),
      'server, ms': cpuMs.toFixed(3),
      'beside bare': `×${(cpuMs / base.cpuMs).toFixed(1)}`,
      'PostgreSQL, ms': databaseMs.toFixed(3),
      'server cores': coresFor(cpuMs),
      'PostgreSQL cores': coresFor(databaseMs),
    })),
  )
  print(`${name}, statements of an unchanged poll`, unchanged.statements, MAX_UNCHANGED)
  print(`${name}, statements of an unchanged poll without its tag`, untagged.statements, MAX_UNCHANGED)
  print(`${name}, statements of a changed poll`, changed.statements, MAX_CHANGED)
  print(`${name}, processor time of an unchanged poll beside bare Fastify`, unchanged.cpuMs / base.cpuMs, MAX_CPU_RATIO)
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
