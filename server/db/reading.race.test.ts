import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { getGames } from '#contract/lobby/games.ts'
import { getNotifications } from '#contract/lobby/site.ts'
import { getActiveTournaments, getTournaments } from '#contract/lobby/tournaments.ts'
import { getLuckyWinners, getWinners } from '#contract/lobby/winners.ts'
import { getBetHistory, getPaymentHistory } from '#contract/money/history.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { replicaMeasures } from '#server/measures.ts'
import { placeStake, settleStake } from '#server/money/stakes.ts'
import { seedContent } from '#server/seed/seed.ts'
import { read, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { createTestDatabase, temporaryPostgres, temporaryStandby } from '#server/testing/temporary-postgres.ts'
import { startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { migratePostgres, openDatabase, type Database, type OpenDatabase } from './open.ts'
import { createPostgresPool, DEFAULT_CONNECTIONS } from './postgres-pool.ts'
import { MAX_LAG_MS, watchReplica, type Replica } from './reading.ts'
import type { Schema } from './schema.ts'

const primary = temporaryPostgres()
const standby = primary === null ? null : temporaryStandby(primary)
if (standby === null) console.log('PostgreSQL is not installed: reads from a standby are not tested.')
afterAll(async () => {
  standby?.stop()
  await primary?.stop()
})

const BETS = `${getBetHistory.path}?month=0`
const PAYMENTS = `${getPaymentHistory.path}?direction=-1&month=0`

/** Calls that a standby may answer. */
const CALLS = [
  getWinners.path,
  getLuckyWinners.path,
  `${getGames.path}?t=d`,
  getNotifications.path,
  getTournaments.path,
  getActiveTournaments.path,
  '/v2/tournament/1',
  '/v2/tournament/1/games',
  '/v2/tournament/1/results',
  BETS,
  PAYMENTS,
]

describe.skipIf(standby === null)('a site with a standby', () => {
  let url = ''
  let api: TestApi
  let watching: OpenDatabase
  let onStandby: Database
  let closeStandby: () => Promise<void>
  let replica: Replica
  let passedMs = 0

  beforeAll(async () => {
    const empty = await createTestDatabase(primary?.url ?? '')
    ;({ url } = empty)
    await migratePostgres(url)
    const source = { kind: 'postgres', url } as const
    watching = await openDatabase(source, (db) => seedContent(db, TEST_SEED))
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs)
    replica = watchReplica(watching, standby?.urlOf(url) ?? '')
    await openStandby()
    api = await startTestApi(source, {}, null, { reading: replica.reading })
  })
  afterEach(async () => {
    await sql`select pg_wal_replay_resume()`.execute(onStandby).catch(() => undefined)
  })
  afterAll(async () => {
    await replica.close()
    await closeStandby()
    await api.stop()
    await watching.close()
    vi.restoreAllMocks()
  })

  /** Connects to the standby, which has the database a moment after the primary. */
  async function openStandby() {
    const source = { kind: 'postgres', url: standby?.urlOf(url) ?? '' } as const
    const opened = await vi.waitFor(() => openDatabase(source), { timeout: TIMEOUT.state, interval: 100 })
    onStandby = opened.db
    closeStandby = opened.close
  }
  const positionOf = async (db: Database, name: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn') => {
    const { rows } = await sql<{ at: string }>`select ${sql.raw(name)}() - '0/0'::pg_lsn as at`.execute(db)
    return Number(rows[0]?.at)
  }
  /** Waits until the standby has all that was written, and is used. */
  async function catchUp() {
    const written = await positionOf(watching.db, 'pg_current_wal_lsn')
    await expect.poll(() => positionOf(onStandby, 'pg_last_wal_replay_lsn')).toBeGreaterThanOrEqual(written)
    await replica.check()
  }
  const pause = () => sql`select pg_wal_replay_pause()`.execute(onStandby)
  const reads = async () => {
    const { values } = await replicaMeasures.reads.get()
    return Object.fromEntries(values.map(({ labels, value }) => [labels.source, value]))
  }
  /** The servers that answered the reads of `work`. */
  async function sourcesOf(work: () => Promise<unknown>) {
    const before = await reads()
    await work()
    const after = await reads()
    return Object.keys(after).filter((source) => after[source] !== before[source])
  }
  const betsOf = (from: From) => readAs(api, { ...getBetHistory, path: BETS }, from)
  const paymentsOf = (from: From) => readAs(api, { ...getPaymentHistory, path: PAYMENTS }, from)
  const namesOfTournaments = async () => (await readAs(api, getActiveTournaments, {})).items.map(({ name }) => name)
  const rename = (name: string) => watching.db.updateTable('tournaments').set({ name_ru: name }).execute()

  it('reads its lists and histories there', async () => {
    const { from } = await registerUser(api, 'reader')
    await catchUp()
    for (const path of CALLS) expect([path, await sourcesOf(() => read(api, path, from))]).toEqual([path, ['standby']])
  })

  it('shows a player a deposit and its outcome that the standby has not replayed, and reads there for others', async () => {
    const [player, other] = [await registerUser(api, 'depositor'), await registerUser(api, 'other')]
    await catchUp()
    await pause()
    await payDeposit(api, player.from, 1002)
    expect((await paymentsOf(player.from)).items).toMatchObject([{ amount: 1002, status: 1 }])
    expect(await sourcesOf(() => paymentsOf(player.from))).toEqual(['primary'])
    expect(await sourcesOf(() => paymentsOf(other.from))).toEqual(['standby'])
  })

  it('shows a player a round whose loss the standby has not replayed', async () => {
    const { id: player, from } = await registerUser(api, 'loser')
    await sandbox(api, 'player', { id: player, balance: 100 })
    const { db } = watching
    const round = randomUUID()
    const now = api.clock.now()
    const transact = (work: (transaction: Transaction<Schema>) => Promise<unknown>) =>
      db.transaction().execute(async (transaction) => {
        await lockPlayerRow(transaction, player)
        await work(transaction)
      })
    const game = await db.selectFrom('games').select(['id', 'slug']).limit(1).executeTakeFirstOrThrow()
    const stake = { player, round, game, kopecks: 1000, weight: 100, isFreeSpin: false, now }
    await transact((transaction) => placeStake(transaction, stake))
    await catchUp()
    await pause()
    await transact((transaction) => settleStake(transaction, { player, round, win: 0, now }))
    expect((await betsOf(from)).items).toMatchObject([{ id: round, is_open: false }])
  })

  it('does not read where more than five seconds of writes are missing, until they are there', async () => {
    await rename('Старое имя')
    await catchUp()
    await pause()
    await rename('Новое имя')
    expect(new Set(await namesOfTournaments())).toEqual(new Set(['Старое имя']))
    // The write is older than the bound as soon as that time has passed since the last mark.
    passedMs += MAX_LAG_MS + 1
    expect(new Set(await namesOfTournaments())).toEqual(new Set(['Новое имя']))
    await replica.check()
    expect((await replicaMeasures.lag.get()).values[0]?.value).toBeGreaterThan(MAX_LAG_MS / 1000)
    expect(await sourcesOf(namesOfTournaments)).toEqual(['primary'])
    await sql`select pg_wal_replay_resume()`.execute(onStandby)
    await catchUp()
    expect(await sourcesOf(namesOfTournaments)).toEqual(['standby'])
    expect((await replicaMeasures.lag.get()).values[0]?.value).toBeLessThan(MAX_LAG_MS / 1000)
  })

  it('reads there also while every connection to the primary is busy', async () => {
    await catchUp()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const isChecked = Promise.withResolvers<void>()
    const begun = Array.from({ length: DEFAULT_CONNECTIONS }, () => Promise.withResolvers<void>())
    const busy = begun.map(({ resolve }) =>
      watching.db.transaction().execute(async () => {
        resolve()
        await isChecked.promise
      }),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    await replica.check()
    isChecked.resolve()
    await Promise.all(busy)
    const events = log.mock.calls.filter(([line]) => String(line).includes('"event":"replicaDown"'))
    log.mockRestore()
    expect(events).toEqual([])
    expect(await sourcesOf(namesOfTournaments)).toEqual(['standby'])
  })

  it('reads there again after a read that fails by its own fault', async () => {
    await catchUp()
    const divide = (db: Database) => sql`select 1 / 0`.execute(db)
    await expect(replica.reading(divide)).rejects.toThrow('division by zero')
    await expect(replica.reading(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
    expect(await sourcesOf(namesOfTournaments)).toEqual(['standby'])
  })

  it('stops reading there after a statement that takes too long', async () => {
    await catchUp()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const sleepOnStandby = async (db: Database) => {
      if (db !== watching.db) await sql`select pg_sleep(2)`.execute(db)
    }
    await replica.reading(sleepOnStandby)
    const events = log.mock.calls.filter(([line]) => String(line).includes('"event":"replicaDown"'))
    log.mockRestore()
    expect(events).toHaveLength(1)
    await replica.check()
  })

  it('answers every read while the standby dies, reports that once, and reads there again', async () => {
    await catchUp()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const reading = Array.from({ length: 20 }, namesOfTournaments)
    const killed = standby?.kill()
    const answers = await Promise.all([...reading, ...Array.from({ length: 20 }, namesOfTournaments)])
    for (const names of answers) expect(names.length).toBeGreaterThan(0)
    await killed
    await replica.check()
    expect(await sourcesOf(namesOfTournaments)).toEqual(['primary'])
    const events = log.mock.calls.filter(([line]) => String(line).includes('"event":"replicaDown"'))
    log.mockRestore()
    expect(events).toHaveLength(1)
    await standby?.start()
    await closeStandby()
    await openStandby()
    await catchUp()
    expect(await sourcesOf(namesOfTournaments)).toEqual(['standby'])
  })

  it('reports once that a standby can’t be used from the beginning', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const dead = watchReplica(watching, 'postgresql://reader:secret@127.0.0.1:9/none')
    await dead.check()
    await dead.check()
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"event":"replicaDown"'))
    log.mockRestore()
    await dead.close()
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')])
  })

  it('says that the primary does not answer, and not the standby', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const limits = { connect: 500, lock: 500, statement: 500, silence: 500 }
    const pool = createPostgresPool('postgresql://reader:secret@127.0.0.1:9/none', limits)
    const gone = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const watched = watchReplica({ db: gone, probe: gone }, standby?.urlOf(url) ?? '')
    await watched.check()
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"event":"replicaDown"'))
    log.mockRestore()
    await watched.close()
    await gone.destroy()
    expect(lines).toEqual([expect.stringContaining('"message":"The primary does not answer: connect ECONNREFUSED')])
  })

  it('does not read where a standby was promoted, and follows the primary no more', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await sql`select pg_promote()`.execute(onStandby)
    await replica.check()
    expect(await sourcesOf(namesOfTournaments)).toEqual(['primary'])
  })
})
