import { randomUUID } from 'node:crypto'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { migratePostgres, openDatabase, type DatabaseSource } from '#server/db/open.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { ABANDONED_MS, finishAbandoned } from '#server/play/round/finish-abandoned.ts'
import type { EnteredPlay } from '#server/play/launch/launches.ts'
import { mayStakeProtected } from '#server/protection/may-stake.ts'
import { beginRound } from '#server/play/round/rounds.ts'
import { seedContent } from '#server/seed/seed.ts'
import { enterRealPlay } from '#server/testing/real-play.ts'
import { temporaryPostgres } from '#server/testing/temporary-postgres.ts'

/*
 * `npm run bench:play`: real bets of 50 players, one after another on the embedded database and at once on PostgreSQL.
 * Half of them play a game with a jackpot, whose pots all players share.
 */
const PLAYERS = 50
const ROUNDS = 20
const MAX_P95_MS = 25
const MIN_PER_SECOND = 200
const START = Date.parse('2026-01-10T12:00:00Z')
const MINUTE = 60_000

/** Every reading of the system time is a minute later, so that the pace allows each bet. */
let systemTime = START
const clock = { ...createSandboxClock(START), systemNow: () => (systemTime += MINUTE) }

async function measure(source: DatabaseSource, isParallel: boolean): Promise<{ p95: number; perSecond: number }> {
  if (source.kind === 'postgres') await migratePostgres(source.url)
  const { db, close } = await openDatabase(source, (database) =>
    seedContent(database, { now: START, seed: 1, games: null }),
  )
  const then = new Date(START)
  const games = await db.selectFrom('games').select(['id', 'slug', 'engine', 'pot_id as potId']).orderBy('id').execute()
  const [plain, jackpot] = [games.find(({ slug }) => slug === 'cherry-row'), games.find(({ potId }) => potId !== null)]
  if (plain === undefined || jackpot === undefined) throw new Error('There are no games.')
  const plays: EnteredPlay[] = []
  for (let index = 0; index < PLAYERS; index += 1) {
    const login = `bench-${index}`
    const player = await db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('players')
        .values({ login, login_key: login, password_hash: '', registered_at: then, active_at: then })
        .returning('id')
        .executeTakeFirstOrThrow()
      const postings = [{ source: 'adjustments', destination: 'own', kopecks: 3_000_000 }] as const
      await makeTransfer(transaction, { ref: `bench:${id}`, kind: 'adjustment', player: id, now: START, postings })
      return id
    })
    const game = index % 2 === 0 ? plain : jackpot
    plays.push(await enterRealPlay(db, { player, game, engine: game.engine }))
  }
  const times: number[] = []
  const services = { clock, mayStake: mayStakeProtected }
  const bet = async (play: EnteredPlay) => {
    const began = performance.now()
    const result = await beginRound(db, play, { id: randomUUID(), bet: { stake: 1000 } }, services)
    times.push(performance.now() - began)
    if (result.kind !== 'played') throw new Error(result.kind)
    if (!result.round.isOver) await finishAbandoned(db, play.player ?? 0, START + ABANDONED_MS)
  }
  const playAll = async (play: EnteredPlay) => {
    for (let round = 0; round < ROUNDS; round += 1) await bet(play)
  }
  const started = performance.now()
  if (isParallel) await Promise.all(plays.map(playAll))
  else for (const play of plays) await playAll(play)
  const seconds = (performance.now() - started) / 1000
  const contradictions = await findContradictions(db)
  await close()
  if (contradictions.length > 0) throw new Error(contradictions.join('\n'))
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  return { p95, perSecond: times.length / seconds }
}

const embedded = await measure({ kind: 'memory' }, false)
console.log(`embedded: a bet takes ${embedded.p95.toFixed(1)} ms (p95), ${embedded.perSecond.toFixed(0)} bets a second`)
if (embedded.p95 > MAX_P95_MS) process.exitCode = 1

const postgres = temporaryPostgres()
if (postgres === null) console.log('PostgreSQL is not installed.')
else {
  const parallel = await measure({ kind: 'postgres', url: postgres.url }, true)
  console.log(
    `PostgreSQL, ${PLAYERS} players at once: ${parallel.perSecond.toFixed(0)} bets a second, ${parallel.p95.toFixed(0)} ms (p95)`,
  )
  if (parallel.perSecond < MIN_PER_SECOND) process.exitCode = 1
  await postgres.stop()
}
