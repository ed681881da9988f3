import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { askProviders } from '#server/money/providers/ask-providers.ts'
import { ABANDONED_MS } from '#server/play/round/finish-abandoned.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandboxProvider } from '#server/sandbox/provider/provider.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { recordStatements } from '#server/testing/sent-statements.ts'
import { createStatusPoll } from '#server/testing/status-poll.ts'
import { prepareSuccess } from '#server/testing/successful-requests.ts'
import { raceDatabase, startTestApi, type TestApi } from '#server/testing/test-api.ts'

/*
 * No transaction of money and play writes or locks rows of two players, so that a database can be distributed by player
 * (`docs/operate/scale.md`). Triggers note the player of each row that is written, and the locks of player rows are read from
 * the statements.
 */

/** Tables whose rows belong to a player by another row: the expression of its player. */
const BY_PARENT: Readonly<Record<string, string>> = {
  players: '$1.id',
  rounds: '(select player_id from play_purses where id = $1.purse_id)',
  seed_pairs: '(select player_id from play_purses where id = $1.purse_id)',
  postings: '(select player_id from transfers where id = $1.transfer_id)',
  payin_steps: '(select player_id from payins where id = $1.payin_id)',
  payout_steps: '(select player_id from payouts where id = $1.payout_id)',
  provider_events: '(select player_id from payins where id = $1.payin_id)',
  suspense_decisions: '(select player_id from payins where id = $1.payin_id)',
  excluded_contacts: '(select player_id from exclusions where id = $1.exclusion_id)',
  tournament_scores: 'case when $1.is_bot then null else $1.participant_id end',
}

/** Opening a session deletes the expired ones of others; neither money nor play waits for it. */
const SIGN_INS = ['changePassword', 'confirmSignIn', 'login', 'register', 'signInByPasskey', 'socialLogin']

/** Expired launches are deleted by a statement of its own. */
const SWEPT_ALONE = 'launches'

/** The tables of the page for operators, by their placement. */
function documentedTables(placement: string): string[] {
  const page = readFileSync('docs/operate/scale.md', 'utf8')
  const [, cell = ''] = new RegExp(`^\\| (.*?) +\\| ${placement} +\\|$`, 'mu').exec(page) ?? []
  return [...cell.matchAll(/`(\w+)`/gu)].map(([, table = '']) => table)
}

const DAY = 24 * 60 * 60_000

const { name, source, stop } = await raceDatabase()
afterAll(stop)

/** Players whose rows a transaction has locked, by the connection of the transaction. */
const locked = new Map<object, Set<unknown>>()
const lockedTogether: string[] = []

function recordLocks(): void {
  recordStatements(({ text, values, connection }) => {
    if (text === 'begin') locked.set(connection, new Set())
    if (/from "players" where "id" = .*for no key update/u.test(text)) locked.get(connection)?.add(values[0])
    if (text === 'commit' && (locked.get(connection)?.size ?? 0) > 1)
      lockedTogether.push([...(locked.get(connection) ?? [])].join())
  })
}

describe.skipIf(source.kind !== 'postgres')(`transactions of money and play on ${name}`, () => {
  let api: TestApi
  let tables: string[] = []
  let ofPlayers: string[] = []
  beforeAll(async () => {
    recordLocks()
    api = await startTestApi(source)
    const { db } = api.database
    await sql`create table touched (transaction bigint, player integer, relation text)`.execute(db)
    await sql`
      create function touch() returns trigger language plpgsql as $$
      declare player integer
      ; begin
        execute 'select ' || tg_argv[0] into player using coalesce(new, old)
        ; insert into touched values (txid_current(), player, tg_table_name)
        ; return null
        ; end $$`.execute(db)
    const { rows } = await sql<{ table: string; players: string }>`
      select table_name as table, count(*) filter (where column_name = 'player_id') as players
      from information_schema.columns where table_schema = 'public' and table_name <> 'touched' group by table_name`.execute(
      db,
    )
    tables = rows.map(({ table }) => table)
    const withColumn = rows
      .filter(({ players }) => Number(players) > 0)
      .map(({ table }) => [table, '$1.player_id'] as const)
    const players = [...withColumn, ...Object.entries(BY_PARENT)]
    ofPlayers = players.map(([table]) => table)
    for (const [table, player] of players)
      await sql`create trigger touch after insert or update or delete on ${sql.table(table)}
        for each row execute function touch(${sql.lit(player)})`.execute(db)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await api.stop()
  })
  beforeEach(async () => {
    await sql`truncate touched`.execute(api.database.db)
    lockedTogether.length = 0
  })

  /** Transactions that have touched rows of several players, with their tables; and those that have locked several. */
  async function shared(): Promise<string[]> {
    const { rows } = await sql<{ tables: string }>`
      select string_agg(distinct relation, ', ' order by relation) as tables from touched
      group by transaction having count(distinct player) > 1`.execute(api.database.db)
    return [...rows.map(({ tables }) => tables).filter((tables) => tables !== SWEPT_ALONE), ...lockedTogether]
  }

  /** Old rows of two players who are away: what is swept on the way is theirs. */
  async function leaveOldRows(): Promise<void> {
    const { db } = api.database
    const old = new Date(0)
    for (const login of ['away', 'away']) {
      const { id } = await registerUser(api, login)
      await db
        .insertInto('idempotency_keys')
        .values({
          player_id: id,
          key: 'old',
          request_hash: '',
          done_at: old,
          rejection_code: null,
          rejection_details: null,
        })
        .execute()
      await db.updateTable('player_addresses').set({ seen_at: old }).where('player_id', '=', id).execute()
      await db.updateTable('player_sessions').set({ expires_at: old }).where('player_id', '=', id).execute()
      await db
        .insertInto('launches')
        .values({
          ...{
            token_hash: randomUUID(),
            player_id: id,
            session_id: null,
            game_slug: 'cherry-row',
            engine: 'cherry-row',
          },
          ...{ is_real: true, purse_id: null, expires_at: old },
        })
        .execute()
    }
    await sql`truncate touched`.execute(db)
  }

  const calls = allCalls.filter((call) => !SIGN_INS.includes(call.name))
  it.each(calls.map((call) => [call.name, call] as const))('of %s touch one player', async (_, call) => {
    const { send } = await prepareSuccess(api, call)
    await leaveOldRows()
    expect((await send()).json().error).toBe(0)
    expect(await shared()).toEqual([])
  })

  it('are of tables whose placement the page for operators names', () => {
    expect(documentedTables('by player').toSorted()).toEqual(ofPlayers.toSorted())
    const others = [...documentedTables('a copy on every machine'), ...documentedTables('one machine')]
    expect(others.toSorted()).toEqual(tables.filter((table) => !ofPlayers.includes(table)).toSorted())
  })

  it('of a round, and of its end without the player, touch one player', async () => {
    const { from, id, token } = await registerUser(api, 'better')
    await sandbox(api, 'player', { id, balance: 1000 })
    await leaveOldRows()
    const { slug } = await api.database.db
      .selectFrom('tournament_games')
      .innerJoin('games', 'games.id', 'game_id')
      .select('slug')
      .where('engine', '=', 'cherry-row')
      .orderBy('tournament_id')
      .executeTakeFirstOrThrow()
    for (const game of [slug, 'jacks-plus']) {
      const playToken = await startPlaying(api, from, game, 'real')
      await callPlay(api, playToken, 'round', { id: randomUUID(), bet: { stake: 1000 } })
    }
    api.clock.fix(api.clock.now() + ABANDONED_MS)
    await createStatusPoll(api, token).poll()
    expect(await shared()).toEqual([])
    const { rows } = await sql<{ relation: string }>`select distinct relation from touched`.execute(api.database.db)
    const relations = rows.map(({ relation }) => relation)
    expect(relations).toEqual(expect.arrayContaining(['rounds', 'stakes', 'postings', 'purses', 'tournament_scores']))
  })

  it('of the job that asks providers touch one player each', async () => {
    for (const login of ['payer', 'payer']) {
      const { from } = await registerUser(api, login)
      await createDeposit(api, from, { system: 'transfer' })
    }
    await sql`truncate touched`.execute(api.database.db)
    api.clock.fix(api.clock.now() + DAY)
    await askProviders({ ...api.payments, providers: [{ ...sandboxProvider, actsOnRead: false }] }, api.clock.now())
    expect(await shared()).toEqual([])
  })

  it('that touch two players are noticed (control)', async () => {
    await registerUser(api, 'one')
    await registerUser(api, 'other')
    await sql`truncate touched`.execute(api.database.db)
    await api.database.db.transaction().execute(async (transaction) => {
      const players = await transaction.selectFrom('players').select('id').orderBy('id').limit(2).execute()
      for (const { id } of players) await lockPlayerRow(transaction, id)
      await transaction.updateTable('players').set({ points: 7 }).execute()
    })
    expect(await shared()).toEqual(['player_versions, players', expect.stringMatching(/^\d+,\d+$/u)])
  })
})
