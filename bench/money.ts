import { randomUUID } from 'node:crypto'
import { developmentKeys } from '#server/accounts/documents/document-cipher.ts'
import { openSession } from '#server/accounts/sessions/sessions.ts'
import { createBots } from '#server/bots/bots.ts'
import { createSandboxClock } from '#server/clock.ts'
import { openDatabase } from '#server/db/open.ts'
import { buildServer } from '#server/http/build.ts'
import { seedContent } from '#server/seed/seed.ts'

/*
 * `npm run bench:money`: creating deposits by 50 players at once, on the embedded database.
 */
const PLAYERS = 50
const ROUNDS = 10
const MAX_P95_MS = 40
const MINUTE = 60_000
const START = Date.parse('2026-01-10T12:00:00Z')

const clock = createSandboxClock(START)
const { db, close } = await openDatabase({ kind: 'memory' }, (database) =>
  seedContent(database, { now: START, seed: 1, games: null }),
)
const app = await buildServer(
  {
    kind: 'embedded',
    services: {
      db,
      clock,
      seed: 1,
      bots: createBots(db, 1),
      closedMethods: new Set(),
      documentKeys: developmentKeys,
      sendMessage: () => Promise.resolve(),
    },
  },
  null,
)

async function signUp(index: number): Promise<string> {
  const login = `depositor-${index}`
  const { id } = await db
    .insertInto('players')
    .values({
      login,
      login_key: login,
      password_hash: '',
      registered_at: new Date(START),
      active_at: new Date(START),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visit = { address: '10.0.0.1', network: '10.0.0.1', agent: '' }
  const { token } = await db.transaction().execute((transaction) => openSession(transaction, id, visit, START))
  return token
}

/** Creates a deposit and returns how long it took, in milliseconds. */
async function deposit(token: string, index: number): Promise<number> {
  const started = performance.now()
  const response = await app.inject({
    method: 'POST',
    url: '/api/v2/payin/transfer/invoice',
    remoteAddress: `10.1.0.${index}`,
    headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
    payload: { psp: 'transfer', amount: 1002, type: 'payin', params: { system: 'transfer', currency: 'RUB' } },
  })
  if (response.json().error !== 0) throw new Error(response.body)
  return performance.now() - started
}

const tokens: string[] = []
for (let index = 0; index < PLAYERS; index += 1) tokens.push(await signUp(index))
const times: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  clock.fix(START + round * MINUTE)
  const started = performance.now()
  await Promise.all(tokens.map((token, index) => deposit(token, index)))
  // One connection serves all, so the time of one call is its share of the round.
  times.push((performance.now() - started) / PLAYERS)
}
const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
console.log(`createInvoice: ${p95.toFixed(1)} ms (p95 of the share of a call), ${PLAYERS} players at once`)

await app.close()
await close()
if (p95 > MAX_P95_MS) process.exitCode = 1
