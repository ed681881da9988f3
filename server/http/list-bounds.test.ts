import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { TIMEOUT } from '#ci/timeouts.ts'
import { allCalls, type AnyCall } from '#contract/all-calls.ts'
import { money, support, tournament } from '#contract/core/constants.ts'
import { HISTORY_PAGE } from '#contract/money/history.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { NOTIFICATIONS_PAGE } from '#contract/player/account.ts'
import { MAX_PASSKEYS } from '#contract/player/passkeys.ts'
import { getStatus } from '#contract/player/status.ts'
import { MAX_BONUSES } from '#server/accounts/bonuses/bonus-rows.ts'
import { MAX_SESSIONS } from '#server/accounts/sessions/sessions.ts'
import type { Database } from '#server/db/open.ts'
import { describeWire, type WireSchema } from '#server/docs/wire-schema.ts'
import { writeCursor } from '#server/money/cashier/page-cursor.ts'
import { readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { newSeededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

/*
 * No response grows with use: the lists of every call are bounded, and so are its bytes and its statements. A new call
 * with a list is red until it has a line here.
 */

/** Rows of each kind, far above every bound. */
const FILLED = 300
const MAX_BYTES = 64 * 1024
const VISIT = 'f'.repeat(32)

/** The list is as long as the content of the site: games, texts, payment systems. Use does not change it. */
const CONTENT = 'content'

/** The most rows of each list of a call, and where it is read if that is not its path alone. */
interface Bound {
  rows: number | typeof CONTENT
  path?: string
}

const tournamentOf = (rest = '') => `/v2/tournament/1${rest}`
const bounds: Readonly<Record<string, Bound>> = {
  getPaymentHistory: { path: '/v2/payments/history?direction=-1&month=0', rows: HISTORY_PAGE },
  getBetHistory: { path: '/v2/bets/history?month=0', rows: HISTORY_PAGE },
  getPayment: { path: '/v2/play/payments/fill-1', rows: money.stepsShown },
  getPayouts: { rows: money.payoutsShown },
  getWithdrawalCheck: { rows: CONTENT },
  getPaymentSystems: { rows: CONTENT },
  getSbpBanks: { path: '/payout/sbp/sbp-banks?method=sbp', rows: CONTENT },
  getLotteryPrices: { rows: CONTENT },
  getPaymentInfo: { rows: CONTENT },
  getStatus: { rows: CONTENT },
  getUserNotifications: { path: '/v2/user/notifications?from=0', rows: NOTIFICATIONS_PAGE },
  getAccountHistory: { rows: 100 },
  getSessions: { rows: MAX_SESSIONS },
  getPasskeys: { rows: MAX_PASSKEYS },
  // A POST that returns the algorithms and the keys of the list above.
  beginPasskey: { path: '/v2/user/passkeys', rows: MAX_PASSKEYS },
  // A POST that returns the new codes.
  enableSecondFactor: { path: '/v2/user/second-factor', rows: 0 },
  getBonuses: { rows: MAX_BONUSES },
  getCountries: { rows: CONTENT },
  getCountryCodes: { rows: CONTENT },
  getFavorites: { rows: CONTENT },
  getRecentGames: { rows: 12 },
  getGames: { rows: CONTENT },
  getJackpots: { rows: CONTENT },
  getWinners: { rows: 30 },
  getLuckyWinners: { rows: 10 },
  getActiveTournaments: { rows: tournament.listed },
  getTournaments: { rows: tournament.listed },
  getTournament: { path: tournamentOf(), rows: tournament.resultsSent + 1 },
  getTournamentGames: { path: tournamentOf('/games'), rows: CONTENT },
  getTournamentResults: { path: tournamentOf('/results'), rows: tournament.resultsSent + 1 },
  getPromoCode: { path: '/v2/user/promo-code?code=SANDBOX', rows: 0 },
  // One limit of each kind and period, and one change that waits.
  getLimits: { rows: 10 },
  setLimit: { path: '/v2/play/limits', rows: 10 },
  cancelLimitRaise: { path: '/v2/play/limits', rows: 10 },
  getSupportMessages: { path: `/v2/support/${VISIT}`, rows: support.messages + 1 },
  // A POST that returns the list above.
  sendSupportMessage: { path: `/v2/support/${VISIT}`, rows: support.messages + 1 },
  getFaq: { rows: CONTENT },
  getMeta: { rows: CONTENT },
  getNotifications: { rows: CONTENT },
  getPromos: { rows: CONTENT },
  getSlides: { rows: CONTENT },
}

/** Lists inside of a response with their lengths. */
function listsIn(value: unknown, path = ''): [path: string, length: number][] {
  if (Array.isArray(value)) return [[path, value.length], ...value.flatMap((item) => listsIn(item, `${path}[]`))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listsIn(part, `${path}.${key}`))
}

const hasList = (schema: WireSchema): boolean =>
  [schema.type].flat().includes('array') ||
  typeof schema.additionalProperties === 'object' ||
  Object.values(schema.properties ?? {}).some(hasList)

const listCalls = allCalls.filter(({ data }) => hasList(describeWire(data)))

const pathOf = ({ name, path }: AnyCall): string => bounds[name]?.path ?? path

/** Copies a row of a table many times. `changes` are the columns that differ, as SQL of `n`. */
async function copyRows(db: Database, table: string, where: string, changes: Readonly<Record<string, string>>) {
  const row = Object.entries(changes)
    .map(([column, expression]) => `'${column}', ${expression}`)
    .join(', ')
  await sql
    .raw(
      `insert into ${table} overriding system value select (jsonb_populate_record(one, jsonb_build_object(${row}))).*
       from ${table} as one, generate_series(1, ${FILLED}) as n
       where one.ctid = (select ctid from ${table} where ${where} limit 1)`,
    )
    .execute(db)
}

const next = (table: string, column: string) => `nextval(pg_get_serial_sequence('${table}', '${column}'))`
const id = (table: string) => next(table, 'id')
const NOW = `timestamptz '${new Date(TEST_NOW).toISOString()}'`
const moment = (sign: '-' | '+') => `${NOW} ${sign} n * interval '1 second'`

/** Gives a player one of everything. */
async function plant(db: Database, player: number): Promise<void> {
  const now = new Date(TEST_NOW)
  const base = { player_id: player, system: 'card', bank: '', kopecks: 100, created_at: now }
  await db
    .insertInto('payins')
    .values({ ...base, ref: 'fill-1', stage: 'cancelled', expires_at: now })
    .execute()
  await db
    .insertInto('payouts')
    .values({ ...base, ref: 'fill-out', stage: 'held', account_mask: '', holder: '' })
    .execute()
  await db
    .insertInto('payin_steps')
    .columns(['payin_id', 'step', 'made_at'])
    .expression((e) =>
      e
        .selectFrom('payins')
        .select(['id', sql.lit('created').as('step'), 'created_at'])
        .where('ref', '=', 'fill-1'),
    )
    .execute()
  await db
    .insertInto('support_messages')
    .values({ id: 'fill', visit: VISIT, author: 'visitor', body: 'Hello', client: '', sent_at: now })
    .execute()
  const [game] = await db.selectFrom('tournament_games').select('game_id').where('tournament_id', '=', 1).execute()
  await db
    .insertInto('stakes')
    .values({
      round_id: 'fill',
      player_id: player,
      game_id: game?.game_id ?? 1,
      game_slug: 'cherry-row',
      bonus_id: null,
      own_kopecks: 100,
      bonus_kopecks: 0,
      placed_at: now,
    })
    .execute()
}

/** Gives a player more of everything than any list may have. */
async function fill(db: Database, player: number): Promise<void> {
  const own = `player_id = ${player}`
  await copyRows(db, 'payins', "ref = 'fill-1'", { id: id('payins'), ref: "'fill-in-' || n", created_at: moment('-') })
  await copyRows(db, 'payouts', "ref = 'fill-out'", {
    id: id('payouts'),
    ref: "'fill-o-' || n",
    created_at: moment('-'),
  })
  await copyRows(db, 'payin_steps', 'true order by id desc', { id: id('payin_steps') })
  await copyRows(db, 'support_messages', `visit = '${VISIT}'`, {
    id: "'fill-' || n",
    position: next('support_messages', 'position'),
  })
  await copyRows(db, 'notifications', own, { id: id('notifications') })
  await copyRows(db, 'account_events', own, { id: id('account_events') })
  await copyRows(db, 'player_sessions', own, { id: id('player_sessions'), token_hash: "'fill-' || n" })
  await copyRows(db, 'bonuses', own, { id: id('bonuses') })
  // Other players, each with a stake in the tournament.
  const other = `${player} + n`
  const names = { login: "'fill-' || n", login_key: "'fill-' || n", phone: 'null', email: 'null', email_key: 'null' }
  await copyRows(db, 'players', `id = ${player}`, { id: other, ...names })
  await copyRows(db, 'stakes', own, { round_id: "'own-' || n", settled_at: NOW, placed_at: moment('-') })
  await copyRows(db, 'stakes', own, {
    round_id: "'other-' || n",
    settled_at: NOW,
    player_id: other,
    own_win_kopecks: '500',
  })
  for (const [kind, start, end] of [
    ['running', '-', '+'],
    ['coming', '+', '+'],
    ['over', '-', '-'],
  ] as const) {
    const slug = `'${kind}-' || n`
    const times = {
      started_at: `${moment(start)} - interval '1 hour' * ${kind === 'over' ? 2 : 0}`,
      ended_at: moment(end),
    }
    await copyRows(db, 'tournaments', 'id = 1', { id: `(select max(id) from tournaments) + n`, slug, ...times })
  }
}

describe('lists of a site with much use', () => {
  let api: TestApi
  let from: From
  const measured = new Map<string, { before: Measured; after: Measured }>()

  interface Measured {
    lists: Map<string, number>
    bytes: number
    statements: number
  }
  async function measure(call: AnyCall): Promise<Measured> {
    const send = () => api.app.inject({ url: `/api${pathOf(call)}`, headers: { authorization: `Token ${from.token}` } })
    // The first request lets bots and providers catch up.
    await send()
    const query = vi.spyOn(PGlite.prototype, 'query')
    const { body } = await send()
    const statements = query.mock.calls.length
    query.mockRestore()
    const envelope = readEnvelope(JSON.parse(body))
    if (envelope.kind !== 'accepted') throw new Error(`${call.name}: ${body}`)
    return { lists: new Map(listsIn(envelope.payload)), bytes: Buffer.byteLength(body), statements }
  }

  beforeAll(async () => {
    api = await startTestApi(newSeededMemory())
    const player = await registerUser(api, 'collector')
    from = player.from
    await sandbox(api, 'notify', { id: player.id, title: 'News', text: 'There are some' })
    await sandbox(api, 'give', { id: player.id, offer: 'gift' })
    await plant(api.database.db, player.id)
    const before = new Map<AnyCall, Measured>()
    for (const call of listCalls) before.set(call, await measure(call))
    await fill(api.database.db, player.id)
    for (const [call, first] of before) measured.set(call.name, { before: first, after: await measure(call) })
  })
  // Without its check of the ledger, in which the filled rows have no place.
  afterAll(async () => {
    await api.app.close()
    await api.database.close()
  })

  it.each(listCalls.map(({ name }) => name))('%s has a bound of rows, bytes and statements', (name) => {
    const { before, after } = measured.get(name) ?? {}
    const rows = bounds[name]?.rows
    if (before === undefined || after === undefined || rows === undefined) return expect.fail(`${name} has no bound`)
    for (const [path, length] of after.lists) {
      if (rows === CONTENT) expect(length, path).toBe(before.lists.get(path))
      else expect(length, path).toBeLessThanOrEqual(rows)
    }
    if (rows !== CONTENT) expect(after.bytes).toBeLessThan(MAX_BYTES)
    expect(after.statements).toBeLessThanOrEqual(before.statements)
  })
})

/** A node of a plan that reads rows of a table, and not those of a subquery again. A filter drops some of them. */
const Scan = z.object({
  'Node Type': z.string().check(z.endsWith('Scan')),
  'Relation Name': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
})

/** How many rows a plan of PostgreSQL in JSON has read. */
function rowsRead(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0
  const { data: scan } = z.safeParse(Scan, plan)
  const own =
    scan === undefined ? 0 : (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops']
  return Object.values(plan).reduce((sum: number, part) => sum + rowsRead(part), own)
}

describe('a history of 100,000 rows', () => {
  const LENGTH = 100_000
  const TABLES = 4
  let api: TestApi
  let from: From

  beforeAll(async () => {
    api = await startTestApi(newSeededMemory())
    const player = await registerUser(api, 'veteran')
    from = player.from
    const { db } = api.database
    const rows = sql`generate_series(1, ${sql.lit(LENGTH)}) as n`
    const half = sql`generate_series(1, ${sql.lit(LENGTH / 2)}) as n`
    const at = sql`${new Date(TEST_NOW)}::timestamptz - n * interval '1 second'`
    const payment = sql`${player.id}::integer, 'card', '', 100, ${at}, 'paid'`
    // Saves the check of each foreign key.
    await sql`set session_replication_role = replica`.execute(db)
    await sql`
      insert into payins (player_id, system, bank, kopecks, created_at, stage, ref, expires_at)
      select ${payment}, 'in-' || n, ${at} from ${half}`.execute(db)
    await sql`
      insert into payouts (player_id, system, bank, kopecks, created_at, stage, ref, account_mask, holder)
      select ${payment}, 'out-' || n, '', '' from ${half}`.execute(db)
    await sql`
      insert into stakes (round_id, player_id, game_id, game_slug, own_kopecks, bonus_kopecks, placed_at, settled_at)
      select 'round-' || n, ${player.id}::integer, 1, 'cherry-row', 100, 0, ${at}, ${at} from ${rows}`.execute(db)
    await sql`
      insert into notifications (player_id, title_ru, title_en, text_ru, text_en, created_at, read_at)
      select ${player.id}::integer, '', '', '', '', ${at}, ${at} from ${rows}`.execute(db)
    await sql`set session_replication_role = default`.execute(db)
    await sql`analyze payins, payouts, stakes, notifications`.execute(db)
  }, TIMEOUT.unitHook * TABLES)
  // Without its check of the ledger, in which the filled rows have no place.
  afterAll(async () => {
    await api.app.close()
    await api.database.close()
  })

  /** Sends a request. Returns its data, and how many rows the statements that `pattern` matches have read. */
  async function readRows<Data>(call: { path: string; data: { parse: (payload: unknown) => Data } }, pattern: RegExp) {
    const query = vi.spyOn(PGlite.prototype, 'query')
    const data = await readAs(api, call, from)
    const [pglite] = query.mock.contexts
    if (!(pglite instanceof PGlite)) throw new Error(`${call.path} sent no statement`)
    const statements = query.mock.calls.filter(([text]) => pattern.test(text))
    query.mockRestore()
    let rows = 0
    for (const [text, values] of statements) {
      const plan = await pglite.query(`explain (analyze, format json) ${text}`, values)
      rows += rowsRead(plan.rows)
    }
    return { data, rows }
  }

  const readPage = async (path: string) => {
    const { data, rows } = await readRows({ path, data: z.object({ next: z.string() }) }, / limit /u)
    return { next: data.next, rows }
  }

  it('is not read by the status poll', async () => {
    const { rows } = await readRows(getStatus, /^select/u)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(100)
  })

  const DEEP = new Date(TEST_NOW - 0.4 * LENGTH * 1000)
  it.each([
    ['payments', '/v2/payments/history?direction=-1&month=0', 2, writeCursor(DEEP, '1.1')],
    ['rounds', '/v2/bets/history?month=0', 1, writeCursor(DEEP, 'round-1')],
  ])('of %s reads a page from each of its tables, wherever the page begins', async (_, url, tables, deep) => {
    const first = await readPage(url)
    const second = await readPage(`${url}&after=${first.next}`)
    for (const { rows } of [first, second, await readPage(`${url}&after=${deep}`)]) {
      expect(rows).toBeGreaterThan(tables * HISTORY_PAGE)
      expect(rows).toBeLessThan(tables * HISTORY_PAGE + 20)
    }
  })
})

it('every call with a list has a bound, and every bound its call', () => {
  expect(Object.keys(bounds).toSorted()).toEqual(listCalls.map(({ name }) => name).toSorted())
})
