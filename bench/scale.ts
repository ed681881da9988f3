import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { money } from '#contract/core/constants.ts'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { migratePostgres, openDatabase, type Database } from '#server/db/open.ts'
import { readBets } from '#server/money/cashier/bets.ts'
import { checkAllPlayers, runLedgerCheck } from '#server/money/ledger-check.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { mayStakeProtected } from '#server/protection/may-stake.ts'
import { beginRound } from '#server/play/round/rounds.ts'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'
import type { EnteredPlay } from '#server/play/launch/launches.ts'
import { enterRealPlay } from '#server/testing/real-play.ts'
import { temporaryPostgres } from '#server/testing/temporary-postgres.ts'
import { recountScores } from '#server/tournaments/scores.ts'
import { leaderboardOf } from '#server/tournaments/table.ts'
import { bestRounds } from '#server/winners/wins.ts'
import { seedContent } from '#server/seed/seed.ts'
import { START } from './api.ts'
import { fillDatabase, OPERATOR_SIZE } from './scale/fill.ts'

/*
 * `npm run bench:scale`: the site at an operator's size. Fills PostgreSQL with 200,000 players and 2 million rounds, and
 * prints each figure beside its line. `SCALE_ROUNDS` fills fewer rounds, for a try.
 */
const DAY = 86_400_000
const MINUTE = 60_000
const BETTING_PLAYERS = 24
const BETS_PER_PLAYER = 25

/** Limits for statements of whole tables. */
const PATIENT = { connect: 3000, lock: 60_000, statement: 600_000, silence: 600_000 }

const PROBE_MS = 100

/** How much longer work takes than its processor time, because others share the machine. 1 on a quiet one. */
function slowdown(): number {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let cpuMs = 0
  while (cpuMs < PROBE_MS) {
    const { user, system } = process.cpuUsage(before)
    cpuMs = (user + system) / 1000
  }
  return Math.max(1, (performance.now() - startedAt) / cpuMs)
}

let isMissed = false
function report(name: string, figure: number, holds: boolean, text: string): void {
  if (!holds) isMissed = true
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${figure.toFixed(1)} ${text}`)
}

/** Prints a duration beside its line. On a shared machine the line is for what it would be on a quiet one. */
function print(name: string, figure: number, line: number, unit: string): void {
  const factor = slowdown()
  const quiet = figure / factor
  report(
    name,
    quiet,
    quiet <= line,
    `${unit} (line ≤ ${line}; ${figure.toFixed(1)} on a machine ${factor.toFixed(1)} times slower)`,
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** After five times PostgreSQL may have one plan for all values of a prepared statement. */
const TIMES = 8

/** The slowest of several reads, each done more often than statements are planned anew. */
async function slowest<Item>(items: readonly Item[], read: (item: Item) => Promise<unknown>): Promise<number> {
  let most = 0
  for (const item of items)
    for (let time = 0; time < TIMES; time += 1) most = Math.max(most, await timed(() => read(item)))
  return most
}

/** Bets a second of players who bet at once in one game. */
async function betsPerSecond(db: Database, hasJackpot: boolean): Promise<number> {
  let systemTime = START
  const clock = { ...createSandboxClock(START), systemNow: () => (systemTime += MINUTE) }
  const services = { clock, mayStake: mayStakeProtected }
  const game = await db
    .selectFrom('games')
    .select(['id', 'slug', 'pot_id as potId'])
    .where('is_table', '=', false)
    .where('pot_id', hasJackpot ? 'is not' : 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: number }>`
    select id from players where login like 'load-%' order by random() limit ${BETTING_PLAYERS}`.execute(db)
  const plays: EnteredPlay[] = []
  // The same engine for both, so that only the jackpots differ.
  for (const { id } of rows) plays.push(await enterRealPlay(db, { player: id, game, engine: 'cherry-row' }))
  const elapsed = await timed(() =>
    Promise.all(
      plays.map(async (play) => {
        for (let bet = 0; bet < BETS_PER_PLAYER; bet += 1) {
          const result = await beginRound(db, play, { id: randomUUID(), bet: { stake: 1000 } }, services)
          if (result.kind !== 'played') throw new Error(result.kind)
        }
      }),
    ),
  )
  return (1000 * BETTING_PLAYERS * BETS_PER_PLAYER) / elapsed
}

async function measureStart(url: string): Promise<number> {
  const settings = readSettings({ DATABASE_URL: url, PORT: '0', SANDBOX_NOW: new Date(START).toISOString() })
  let stop = () => Promise.resolve()
  const elapsed = await timed(async () => {
    ;({ stop } = await startServer(settings, () => Promise.resolve(null)))
  })
  await stop()
  return elapsed
}

async function measure(url: string): Promise<void> {
  await migratePostgres(url)
  const size = { ...OPERATOR_SIZE, rounds: Number(process.env['SCALE_ROUNDS'] ?? OPERATOR_SIZE.rounds) }
  const { db, close } = await openDatabase({ kind: 'postgres', url, limits: PATIENT }, (database) =>
    seedContent(database, { now: START, seed: 1, games: null }),
  )
  print('filling', (await timed(() => fillDatabase(db, size, START, console.log))) / 1000, 240, 's')
  await recountScores(db)
  await sql`vacuum (analyze) tournament_scores`.execute(db)

  print('start', (await measureStart(url)) / 1000, 3, 's')
  const { last } = await db
    .selectFrom('transfers')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  // A day of thirty.
  await db
    .updateTable('ledger_checks')
    .set({
      checked_transfer: Math.floor((last * 29) / 30),
      seen_transfer: last,
      full_started_at: new Date(START),
      next_player: null,
    })
    .execute()
  let isDone = false
  const day = await timed(async () => {
    while (!isDone) {
      await runLedgerCheck(db, START)
      const { checked_transfer, seen_transfer } = await db
        .selectFrom('ledger_checks')
        .selectAll()
        .executeTakeFirstOrThrow()
      isDone = checked_transfer >= seen_transfer
    }
  })
  print('check of a day’s transfers', day / 1000, 5, 's')
  const pieces: number[] = []
  let pieceAt = performance.now()
  await checkAllPlayers(db, 190_000, (_, contradictions) => {
    if (contradictions.length > 0) throw new Error(contradictions.join('\n'))
    pieces.push(performance.now() - pieceAt)
    pieceAt = performance.now()
  })
  print('slowest piece of the full check', Math.max(...pieces), 1000, 'ms')

  const rows = await db.selectFrom('tournaments').selectAll().execute()
  print('slowest leaderboard', await slowest(rows, (row) => leaderboardOf(db, row, 100_000)), 50, 'ms')
  const wins = await slowest([1, 7, 30], (days) => bestRounds(db, START - days * DAY, START))
  print('slowest list of winners', wins, 50, 'ms')
  const { player_id: player } = await db
    .selectFrom('stakes')
    .select('player_id')
    .where('round_id', '=', 'veteran-1')
    .executeTakeFirstOrThrow()
  const checked = await timed(async () => {
    const found = await findContradictions(db, [player])
    if (found.length > 0) throw new Error(found.join('\n'))
  })
  print('full check of a player of five years', checked, 5000, 'ms')
  const history = await slowest([0, 1, money.historyMonths - 1], (month) =>
    readBets(db, { player, month, after: '', language: 'en', now: START, game: '' }),
  )
  print('slowest history of a player of five years, with deposits', history, 20, 'ms')
  await close()

  const pooled = await openDatabase({ kind: 'postgres', url, limits: PATIENT })
  // The first bets are slower, of both kinds.
  await betsPerSecond(pooled.db, true)
  const plain = await betsPerSecond(pooled.db, false)
  const jackpot = await betsPerSecond(pooled.db, true)
  console.log(`bets a second: ${plain.toFixed(0)} plain, ${jackpot.toFixed(0)} with jackpots`)
  const share = (100 * jackpot) / plain
  report('jackpot bets beside plain ones', share, share >= 80, '% (line ≥ 80)')
  const contradictions = await findContradictions(pooled.db, [1])
  if (contradictions.length > 0) throw new Error(contradictions.join('\n'))
  await pooled.close()
}

const postgres = temporaryPostgres()
if (postgres === null) console.log('PostgreSQL is not installed: nothing was measured.')
else {
  await measure(postgres.url)
  await postgres.stop()
}
if (isMissed) process.exitCode = 1
