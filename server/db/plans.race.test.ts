import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { startRetention } from '#server/accounts/documents/document-retention.ts'
import { measureDatabase } from '#server/http/health/database-gauges.ts'
import { startKeyCleanup } from '#server/http/idempotency/idempotency.ts'
import { runLedgerCheck } from '#server/money/ledger-check.ts'
import { askProviders } from '#server/money/providers/ask-providers.ts'
import { startPurseCleanup } from '#server/play/launch/purse-cleanup.ts'
import { sandboxProvider } from '#server/sandbox/provider/provider.ts'
import { getStatus } from '#contract/player/status.ts'
import { decideSuspense, listSuspended } from '#server/money/payins/suspense.ts'
import { post, readAs, registerUser } from '#server/testing/accounts.ts'
import { createDeposit, payDeposit } from '#server/testing/deposits.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { recordStatements, type SentStatement } from '#server/testing/sent-statements.ts'
import { sendSuccessfully } from '#server/testing/successful-requests.ts'
import { raceDatabase, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { awardPrizes } from '#server/tournaments/prizes.ts'

/*
 * No statement of a call reads a growing table from its beginning to its end. PostgreSQL plans the statements of each call
 * as if a sequential scan were forbidden, so that it remains only where no index helps: once for its values, and once for any.
 */

/** Tables whose size the operator decides. All others grow with players and time. */
const SMALL = [
  'bot_state',
  'bots',
  'games',
  'ledger_checks',
  'pot_feeds',
  'pots',
  'providers',
  'seeded_content',
  'tournament_bots',
  'tournament_games',
  'tournament_prizes',
  'tournaments',
]

/** Statements since the last request began. */
let statements: Pick<SentStatement, 'text' | 'values'>[] = []

/** The tables that a plan scans sequentially. */
function scannedTables(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedTables)
  if (typeof plan !== 'object' || plan === null) return []
  const table = Reflect.get(plan, 'Node Type') === 'Seq Scan' ? [String(Reflect.get(plan, 'Relation Name'))] : []
  return [...table, ...Object.values(plan).flatMap(scannedTables)]
}

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe.skipIf(source.kind !== 'postgres')(`plans of ${name}`, () => {
  let api: TestApi
  let planner: pg.Client
  beforeAll(async () => {
    if (source.kind !== 'postgres') return
    recordStatements((statement) => statements.push(statement))
    api = await startTestApi(source)
    planner = new pg.Client({ connectionString: source.url })
    await planner.connect()
    await planner.query('set enable_seqscan = off')
    await planner.query('set plan_cache_mode = force_generic_plan')
    const { inject } = api.app
    vi.spyOn(api.app, 'inject').mockImplementation((...args: unknown[]) => {
      statements = []
      return Reflect.apply(inject, api.app, args)
    })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await planner.end()
    await api.stop()
  })

  const planFor = async (text: string, values: readonly unknown[]) =>
    (await planner.query(`explain (format json) ${text}`, [...values])).rows

  /** The plan of a prepared statement, which PostgreSQL may keep for all values. */
  async function planForAny(text: string, count: number) {
    await planner.query(`prepare planned as ${text}`)
    const nulls = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join()})`
    const { rows } = await planner.query(`explain (format json) execute planned ${nulls}`)
    await planner.query('deallocate planned')
    return rows
  }

  /** Growing tables that the statements of the last request scan, with the statement. */
  async function scans(): Promise<string[]> {
    const found = new Set<string>()
    for (const { text, values } of statements.filter(({ text: part }) =>
      /^\s*(?:select|with|update|delete|insert)/iu.test(part),
    )) {
      for (const plan of [await planFor(text, values), await planForAny(text, values.length)])
        for (const table of scannedTables(plan)) if (!SMALL.includes(table)) found.add(`${table}: ${text}`)
    }
    return [...found]
  }

  it.each(allCalls.map((call) => [call.name, call] as const))('of %s scan no growing table', async (_, call) => {
    const response = await sendSuccessfully(api, call)
    expect(response.json().error).toBe(0)
    expect(await scans()).toEqual([])
  })

  it('of a real round scan no growing table', async () => {
    const { from, id } = await registerUser(api, 'planner')
    await sandbox(api, 'player', { id, balance: 1000 })
    const token = await startPlaying(api, from, 'amber-coast', 'real')
    await callPlay(api, token, 'round', { id: randomUUID(), bet: { stake: 1000 } })
    expect(statements.length).toBeGreaterThan(5)
    expect(await scans()).toEqual([])
  })

  it('of stakes and deposits within limits scan no growing table', async () => {
    const { from, id } = await registerUser(api, 'planner')
    await sandbox(api, 'player', { id, balance: 1000 })
    for (const kind of ['deposit', 'wager', 'loss'])
      for (const period of ['day', 'week', 'month'])
        await post(api, '/v2/play/limits', { kind, period, amount: 5000 }, from)
    const token = await startPlaying(api, from, 'amber-coast', 'real')
    await callPlay(api, token, 'round', { id: randomUUID(), bet: { stake: 1000 } })
    expect(statements.filter(({ text }) => text.includes('from stakes'))).not.toEqual([])
    expect(await scans()).toEqual([])
    await createDeposit(api, from, { system: 'transfer' })
    expect(statements.filter(({ text }) => text.includes('from payins'))).not.toEqual([])
    expect(await scans()).toEqual([])
    await post(api, '/v2/play/exclusion', { term: 'year', password: 'for-getful' }, from)
    expect(await scans()).toEqual([])
  })

  it('of the jobs scan no growing table', async () => {
    const { db } = api.database
    const now = api.clock.now()
    const { from } = await registerUser(api, 'planner')
    await payDeposit(api, from, 1002)
    statements = []
    await runLedgerCheck(db, now)
    // Now the transfers that it has seen.
    await runLedgerCheck(db, now + 60_000)
    expect(statements.filter(({ text }) => text.includes('last.own_after_kopecks'))).not.toEqual([])
    await measureDatabase(db, now)
    await askProviders({ ...api.payments, providers: [{ ...sandboxProvider, actsOnRead: false }] }, now)
    await awardPrizes(db, now)
    await startRetention(db, 1, api.clock)()
    await startPurseCleanup(db, api.clock)()
    await startKeyCleanup(db, api.clock)()
    expect(statements.length).toBeGreaterThan(8)
    expect(await scans()).toEqual([])
  })

  it('of the decisions about suspense scan no growing table', async () => {
    const { from } = await registerUser(api, 'disputed')
    await createDeposit(api, from, { system: 'transfer', amount: 596 })
    api.clock.fix(api.clock.now() + 60_000)
    await readAs(api, getStatus, from)
    statements = []
    const [row] = await listSuspended(api.database.db)
    const decision = {
      payin: row?.id ?? 0,
      decision: 'return',
      kopecks: row?.suspended ?? 0,
      reason: 'test',
      by: 'test',
      now: api.clock.now(),
    } as const
    expect(await decideSuspense(api.database.db, decision)).toMatchObject({ kind: 'decided' })
    expect(await scans()).toEqual([])
  })

  it('show a sequential scan (control)', async () => {
    statements = [{ text: 'select 1 from players where first_name = $1', values: ['Anna'] }]
    expect(await scans()).toEqual([expect.stringMatching(/^players: /u)])
  })
})
