import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { openBenchApi, START } from './api.ts'

/*
 * `npm run bench:money`: deposits and withdrawals by 50 players at once, and checking the ledger, on the embedded database.
 */
const PLAYERS = 50
const ROUNDS = 10
const MAX_WORK_MS = 40
const POSTINGS = 100_000
const MAX_RECONCILE_MS = 2000
const MINUTE = 60_000

const p95Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

const clock = createSandboxClock(START)
const { app, db, signUp, close } = await openBenchApi({ kind: 'memory' }, clock)

/** Sends a request and returns how long it took, in milliseconds. */
async function send(path: string, payload: object, token: string, index: number): Promise<number> {
  const started = performance.now()
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: `10.1.0.${index}`,
    headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
    payload,
  })
  if (response.json().error !== 0) throw new Error(response.body)
  return performance.now() - started
}

/** Lets all players send a request in the same instant, several times. Returns the work of one call (p95 of rounds). */
async function measure(name: string, player: string, path: string, payload: object): Promise<number> {
  const tokens: string[] = []
  for (let index = 0; index < PLAYERS; index += 1) tokens.push(await signUp(`${player}-${index}`))
  const shares: number[] = []
  const latencies: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.fix(START + round * MINUTE)
    const started = performance.now()
    latencies.push(...(await Promise.all(tokens.map((token, index) => send(path, payload, token, index)))))
    // One connection serves all, so the work of one call is its share of the round.
    shares.push((performance.now() - started) / PLAYERS)
  }
  const share = p95Of(shares)
  console.log(`${name}, ${PLAYERS} players in the same instant: ${share.toFixed(1)} ms of work each (p95 of rounds)`)
  console.log(`${name}, the same: answered after ${p95Of(latencies).toFixed(0)} ms (p95 of calls)`)
  return share
}

const createInvoiceShare = await measure('createInvoice', 'depositor', '/v2/payin/transfer/invoice', {
  psp: 'transfer',
  amount: 1002,
  type: 'payin',
  params: { system: 'transfer', currency: 'RUB' },
})
const makeTransferShare = await measure('makeTransfer', 'payee', '/payout/card/make-transfer', {
  psp: 'card',
  amount: 1000,
  type: 'payout',
  params: { account: '4111111111111111' },
})

/* Filled by one statement per table. Statistics in between, because foreign keys are checked row by row. */
await sql`
  insert into payins (ref, player_id, system, kopecks, bank, stage, created_at, expires_at)
  select 'bench-' || players.id || '-' || number, players.id, 'transfer', 50100, '', 'paid', now(), now()
  from generate_series(1, ${POSTINGS / PLAYERS}::integer) as number, players where login like 'depositor-%'
`.execute(db)
await sql`
  insert into transfers (ref, kind, player_id, made_at)
  select 'payin:' || id, 'payin', player_id, now() from payins where ref like 'bench-%'
`.execute(db)
await sql`analyze`.execute(db)
await sql`
  insert into payin_steps (payin_id, step, made_at) select id, 'credited', now() from payins where ref like 'bench-%'
`.execute(db)
await sql`
  insert into provider_events (provider, event_id, payin_id, status, kopecks, received_at)
  select 'sandbox', id::text, id, 'paid', kopecks, now() from payins where ref like 'bench-%'
`.execute(db)
await sql`
  insert into postings (transfer_id, line, source, destination, kopecks)
  select transfers.id, 1, 'clearing', 'own', kopecks from payins join transfers on transfers.ref = 'payin:' || payins.id
  where payins.ref like 'bench-%'
`.execute(db)
await sql`
  insert into purses (player_id, own_kopecks, bonus_kopecks, held_kopecks, cashback_kopecks)
  select player_id, sum(kopecks), 0, 0, 0 from payins where ref like 'bench-%' group by player_id
  on conflict (player_id) do update set own_kopecks = purses.own_kopecks + excluded.own_kopecks
`.execute(db)
const started = performance.now()
const contradictions = await findContradictions(db)
const reconciled = performance.now() - started
console.log(`reconcile over ${POSTINGS} postings: ${reconciled.toFixed(0)} ms, ${contradictions.length} contradictions`)

await app.close()
await close()
if (Math.max(createInvoiceShare, makeTransferShare) > MAX_WORK_MS || reconciled > MAX_RECONCILE_MS) process.exitCode = 1
