import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { moscowWeek } from '#contract/core/moscow-calendar.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { migratePostgres, openDatabase, type Database } from '#server/db/open.ts'
import { seedContent } from '#server/seed/seed.ts'
import { startFakePaymentGateway } from '#server/testing/fake-payment-gateway.ts'
import { createTestDatabase, temporaryPostgres, temporaryStandby } from '#server/testing/temporary-postgres.ts'
import { findValkey, temporaryValkey } from '#server/testing/temporary-valkey.ts'
import { parentOf, processorMsOfAll } from './processor-time.ts'
import { fillDatabase } from './scale/fill.ts'
import { startBalancer } from './simulation/balancer.ts'
import { startCourse } from './simulation/course.ts'
import { runPlayers, type Account } from './simulation/players.ts'
import { createReport } from './simulation/report.ts'
import { createSender } from './simulation/send.ts'
import { readMetric, siteEnvironment, startSiteProcess, type SiteProcess } from './simulation/site.ts'
import { findLosses } from './simulation/verify.ts'

/*
 * `npm run bench:simulation`: 5,000 players for five minutes on two processes behind a proxy, with a standby and Redis, of which
 * each is killed once, and a migration. Fails if acknowledged money is lost. `SIMULATION_PLAYERS`, `SIMULATION_SECONDS` and
 * `SIMULATION_PACE` (1: the pace of the site's pages) change its size.
 */
const PLAYERS = Number(process.env['SIMULATION_PLAYERS'] ?? 5000)
const SECONDS = Number(process.env['SIMULATION_SECONDS'] ?? 300)
/** What two cores carry that the players, the proxy, the site, its databases and other work share. */
const PACE = Number(process.env['SIMULATION_PACE'] ?? 0.5)
const STORED_ROUNDS = 300_000
/** More failed requests mean that players notice. */
const MAX_FAILED_SHARE = 0.01

const PATIENT = { connect: 3000, lock: 60_000, statement: 600_000, silence: 600_000 }
const DAY_MS = 86_400_000
/** The players of the model. */
const SITE_PLAYERS = 100_000

/** Gives the players of `fillDatabase` a session each. */
async function openSessions(db: Database, now: number): Promise<Account[]> {
  const { rows } = await sql<{ id: number }>`select id from players where login like 'load-%' order by id`.execute(db)
  const accounts = rows.map(({ id }) => ({ player: id, session: randomBytes(48).toString('base64url') }))
  const then = new Date(now)
  await sql`
    insert into player_sessions (token_hash, player_id, created_at, used_at, expires_at, address, agent)
    select hash, player, ${then}, ${then}, ${new Date(now + DAY_MS)}, '', ''
    from unnest(${accounts.map(({ session }) => tokenHash(session))}::text[], ${accounts.map(({ player }) => player)}::integer[])
      as session (hash, player)`.execute(db)
  return accounts
}

/** A game with a jackpot and one without, of the same rules. */
async function chooseGames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct on (pot_id is null) slug from games where engine = 'cherry-row' and refusal is null
    order by pot_id is null, id`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Busy cores from now on: of the server's processes, and of the primary with its helpers. */
async function startMeasuringCores(db: Database, sites: readonly SiteProcess[]) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  const read = () => ({
    server: sites.reduce((sum, site) => sum + site.processorMs(), 0),
    PostgreSQL: processorMsOfAll(postmaster),
  })
  const [before, startedAt] = [read(), performance.now()]
  return () => {
    const after = read()
    const elapsed = performance.now() - startedAt
    return {
      server: (after.server - before.server) / elapsed,
      PostgreSQL: (after.PostgreSQL - before.PostgreSQL) / elapsed,
    }
  }
}

/** Prints the busy cores, and what they become in proportion to players and pace. */
function printModel(cores: { server: number; PostgreSQL: number }): void {
  const scaled = (players: number, pace: number) => {
    const factor = (players * pace) / (PLAYERS * PACE)
    return {
      players,
      pace,
      'server cores': (cores.server * factor).toFixed(2),
      'PostgreSQL cores': (cores.PostgreSQL * factor).toFixed(2),
    }
  }
  console.table([scaled(PLAYERS, PACE), scaled(PLAYERS, 1), scaled(SITE_PLAYERS, 1)])
}

/** A port that was free a moment ago. */
const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

/** What every site needs that is simulated; `null` with a line that says which program is missing. */
async function openParts() {
  const program = findValkey()
  const primary = program === null ? null : temporaryPostgres()
  const standby = primary === null ? null : temporaryStandby(primary)
  if (program === null || primary === null || standby === null) {
    console.log('PostgreSQL and Valkey (or Redis) must be installed: nothing was simulated.')
    await primary?.stop()
    return null
  }
  const port = await findPort()
  const cache = { ...(await temporaryValkey(program, port)), url: `redis://127.0.0.1:${port}` }
  return { primary, standby, cache, gateway: await startFakePaymentGateway(Date.now) }
}
type Parts = NonNullable<Awaited<ReturnType<typeof openParts>>>

async function simulate({ primary, standby, cache, gateway }: Parts): Promise<boolean> {
  const { url } = await createTestDatabase(primary.url)
  await migratePostgres(url)
  const now = Date.now()
  const { db, close } = await openDatabase({ kind: 'postgres', url, limits: PATIENT }, (database) =>
    seedContent(database, { now, seed: 1, games: null }),
  )
  await fillDatabase(db, { players: PLAYERS, rounds: STORED_ROUNDS }, now, console.log)
  // As on a site that runs: the cashback of last week was accrued, and the ledger was checked.
  await db
    .updateTable('players')
    .set({ cashback_until: new Date(moscowWeek(now).from) })
    .execute()
  await sql`update ledger_checks set checked_transfer = last, seen_transfer = last, full_started_at = ${new Date(now)}
    from (select max(id) as last from transfers) as transfer`.execute(db)
  // A standby that starts again then replays only what the players write.
  await sql`checkpoint`.execute(db)
  const accounts = await openSessions(db, now)
  const games = await chooseGames(db)
  const failures = new Map<string, number>()
  const onLine = (line: string) => {
    const event = /"event":"(\w+)"/u.exec(line)?.[1] ?? (line.includes('"level":"error"') ? 'failedCall' : null)
    if (event !== null) failures.set(event, (failures.get(event) ?? 0) + 1)
  }
  const environment = siteEnvironment({
    database: url,
    replica: standby.urlOf(url),
    cache: cache.url,
    gateway: gateway.url,
  })
  const sites = [await startSiteProcess(environment, onLine), await startSiteProcess(environment, onLine)]
  const balancer = await startBalancer(sites.map(({ port }) => port))
  const { send, stop: stopSending } = createSender(balancer.port)
  const report = createReport()
  const measureCores = await startMeasuringCores(db, sites)
  const since = new Date()

  const faults = async () => {
    const fifth = (SECONDS * 1000) / 5
    await delay(fifth)
    await sites[0]?.kill()
    report.event('process killed')
    await sites[0]?.start()
    report.event('process started')
    await delay(fifth)
    await standby.kill()
    report.event('standby killed')
    await delay(fifth / 3)
    await standby.start()
    report.event('standby started')
    await delay((2 * fifth) / 3)
    await cache.kill()
    report.event('Redis killed')
    await delay(fifth / 3)
    await cache.start()
    report.event('Redis started')
    await delay(fifth / 3)
    const folder = new URL('./simulation/migrations/', import.meta.url)
    await migratePostgres(url, (name) => report.event(`migrated ${name}`), folder)
  }
  try {
    const course = startCourse({ send, report, durationMs: SECONDS * 1000, pace: PACE })
    await Promise.all([runPlayers(course, accounts, games), faults()])
    const rows = report.rows()
    console.log(`${PLAYERS} players at ${PACE} of the pace of the site's pages`)
    console.table(rows)
    printModel(measureCores())
    console.log('reads that a standby may answer, by server:', await readMetric(sites, 'replica_reads_total'))
    console.log('events in the logs:', Object.fromEntries(failures))
    const { rounds, deposits, unknown } = course.acknowledged
    console.log('answers that are no success:', report.reasons)
    console.log(`${rounds.length} bets and ${deposits.length} deposits were acknowledged, ${unknown} are unknown`)
    const losses = await findLosses(db, since, course.acknowledged)
    console.log(losses.length === 0 ? 'All of their money is in the ledger, once.' : losses.slice(0, 20).join('\n'))
    const failed = report.failedShare()
    console.log(`${(100 * failed).toFixed(2)} % of the requests failed (line ≤ ${100 * MAX_FAILED_SHARE} %)`)
    return losses.length === 0 && failed <= MAX_FAILED_SHARE
  } finally {
    stopSending()
    await balancer.stop()
    for (const site of sites) await site.kill()
    await close()
  }
}

const parts = await openParts()
if (parts !== null) {
  try {
    if (!(await simulate(parts))) process.exitCode = 1
  } finally {
    await parts.gateway.stop()
    await parts.cache.stop()
    parts.standby.stop()
    await parts.primary.stop()
  }
}
