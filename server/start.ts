import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createMemoryCache } from './cache/memory-cache.ts'
import { connectValkeyCache } from './cache/valkey-cache.ts'
import { startRetention } from './accounts/documents/document-retention.ts'
import { createSandboxClock } from './sandbox/sandbox-clock.ts'
import { withoutAutoPlay } from './content/auto-play.ts'
import { builtInContent, installContent } from './content/current.ts'
import { checkSafety } from './content/files/check-safety.ts'
import { readContent } from './content/files/read-content.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { readPrimary, watchReplica, type Replica } from './db/reading.ts'
import { createBots, jobBots, startBots, type Bots } from './bots/bots.ts'
import { chooseSender } from './messaging/choose-sender.ts'
import { createOutboxSender } from './messaging/outbox-sender.ts'
import { buildServer, type Backend } from './http/build.ts'
import { startMeasuring } from './http/health/database-gauges.ts'
import { databaseReadiness } from './http/health/readiness.ts'
import { KEEP_INTERVAL_MS, keepAssets, keptFolders } from './http/document/kept-assets.ts'
import { loadContentGuard } from './http/document/load-renderer.ts'
import { createDrain } from './http/drain.ts'
import { messageOf } from './http/logging/log-line.ts'
import { startKeyCleanup } from './http/idempotency/idempotency.ts'
import { reportLastCheck, startLedgerCheck } from './money/ledger-check.ts'
import { startProviderQueries } from './money/providers/ask-providers.ts'
import { chooseProviders } from './money/providers/choose-providers.ts'
import { BUILT_GAMES } from './play/frame/built-games.ts'
import { mayStakeProtected } from './protection/may-stake.ts'
import { startPurseCleanup } from './play/launch/purse-cleanup.ts'
import { PortTaken } from './expected-errors.ts'
import { seedContent, vacuumContent } from './seed/seed.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { startPrizes } from './tournaments/prizes.ts'
import { startJob } from './periodic-job.ts'
import { BadSetting, type Settings } from './settings.ts'

/** A running server. */
export interface RunningServer {
  address: string
  /** Tells balancers first, then finishes the requests in flight and closes the database. */
  stop(): Promise<void>
}

const MAX_PORT = 65_535

/** Whether nothing listens on a port. Another error, such as a wrong host, is left to the server itself. */
const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

async function nextFreePort(after: number, host: string): Promise<number> {
  for (let port = after + 1; port <= MAX_PORT; port += 1) if (await isFree(port, host)) return port
  return 0
}

const portTaken = async (port: number, host: string) =>
  new PortTaken(`Port ${port} is taken. Set another one: PORT=${await nextFreePort(port, host)} is free.`)

/** Hosts that this machine reaches as `localhost`. */
const LOCAL_HOSTS = ['127.0.0.1', '0.0.0.0']

/** Errors of a `HOST` that is no address of this machine. */
const HOST_ERRORS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

interface OpenBackend {
  backend: Backend
  database: OpenDatabase | null
  replica: Replica | null
  /** Bots that a job plays; `null` where calls do. */
  bots: Bots | null
}

function openReplica({ replicaUrl, database }: Settings, opened: OpenDatabase): Replica | null {
  const connections = database.kind === 'postgres' ? database.connections : undefined
  return replicaUrl === null ? null : watchReplica(opened, replicaUrl, connections)
}

async function openBackend(settings: Settings): Promise<OpenBackend> {
  if (settings.apiUrl !== null)
    return { backend: { kind: 'operator', url: settings.apiUrl }, database: null, replica: null, bots: null }
  const clock = createSandboxClock(settings.now)
  const database = await openDatabase(settings.database, async (db) => {
    const isSeeded = await seedContent(db, { now: clock.now(), seed: settings.seed, games: settings.games })
    // The embedded database does not vacuum itself.
    if (!isSeeded && settings.database.kind === 'folder') await vacuumContent(db)
    await reportLastCheck(db)
  })
  const replica = openReplica(settings, database)
  const sandbox = settings.sandbox ? createSandbox(clock) : null
  const bots = createBots(database.db, settings.seed, settings.bots)
  // The only process of a folder plays in its calls, which then always show the newest rounds.
  const playInCalls = settings.database.kind === 'folder'
  return {
    backend: {
      kind: 'embedded',
      services: {
        db: database.db,
        reading: replica?.reading ?? readPrimary(database.db),
        clock,
        seed: settings.seed,
        providers: chooseProviders(settings),
        bots: playInCalls ? bots : jobBots,
        sandbox,
        mayStake: mayStakeProtected,
        hasAutoPlay: settings.autoPlay,
        documentKeys: settings.documentKeys,
        sendMessage: chooseSender(settings.messaging, createOutboxSender(database.db, clock, sandbox)),
        passwordMin: settings.passwordMin,
      },
    },
    database,
    replica,
    bots: playInCalls ? null : bots,
  }
}

/** Checks the operator's content by the code of the built app. */
async function checkContent({ contentDir }: Settings, site: string | null): Promise<void> {
  const guard = contentDir === null || site === null ? null : await loadContentGuard(site)
  if (contentDir !== null && guard !== null) await checkSafety(contentDir, guard)
}

/** Adds this build to the files that are kept, or keeps it for longer, and returns their folders. */
async function keepBuild({ keptAssets }: Settings, site: string | null) {
  if (keptAssets === null) return null
  const folders = keptFolders(keptAssets)
  try {
    if (site !== null) await keepAssets(site, folders.site, Date.now())
    if (existsSync(BUILT_GAMES)) await keepAssets(BUILT_GAMES, folders.games, Date.now())
  } catch (error) {
    throw new BadSetting(`KEEP_ASSETS_DIR must be a folder that can be written: ${messageOf(error)}.`)
  }
  return folders
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (HOST_ERRORS.includes(code)) throw new BadSetting(`HOST must be an address of this machine, not "${host}".`)
    if (code !== 'EADDRINUSE') throw error
    throw await portTaken(port, host)
  }
  const address = app.server.address()
  const name = LOCAL_HOSTS.includes(host) ? 'localhost' : host
  return `http://${name}:${typeof address === 'object' && address !== null ? address.port : port}`
}

/**
 * Starts the app and the back end on one port. `makeSite` returns the app's folder, or `null`; it runs last, so that
 * port and database errors do not wait for a build.
 * @throws PortTaken, BadSetting, DataFolderLocked, DataFolderUnusable, PostgresUnavailable, SchemaBehind
 */
export async function startServer(settings: Settings, makeSite: () => Promise<string | null>): Promise<RunningServer> {
  if (settings.port !== 0 && !(await isFree(settings.port, settings.host)))
    throw await portTaken(settings.port, settings.host)
  // The content decides what the database is seeded with.
  const content = settings.contentDir === null ? builtInContent : await readContent(settings.contentDir)
  installContent(settings.autoPlay ? content : withoutAutoPlay(content))
  const { backend, database, replica, bots } = await openBackend(settings)
  const cache = settings.cacheUrl === null ? createMemoryCache() : await connectValkeyCache(settings.cacheUrl)
  try {
    const stopping = new AbortController()
    const site = await makeSite()
    await checkContent(settings, site)
    const kept = await keepBuild(settings, site)
    const app = await buildServer(backend, site, {
      kept,
      stopping: stopping.signal,
      isReady: database && databaseReadiness(database.probe),
      cache,
      origin: settings.siteUrl,
      trustProxy: settings.trustProxy,
      metrics:
        settings.metricsToken === null
          ? null
          : { token: settings.metricsToken, poolUsage: database?.poolUsage ?? null },
    })
    const drain = createDrain(app)
    const address = await listen(app, settings)
    const keepForLonger = async () => void (await keepBuild(settings, site))
    const stopJobs = [
      ...(kept === null ? [] : [startJob('assetsNotKept', KEEP_INTERVAL_MS, keepForLonger)]),
      ...(backend.kind === 'embedded'
        ? [
            startRetention(backend.services.db, settings.documentRetentionDays, backend.services.clock),
            startPurseCleanup(backend.services.db, backend.services.clock),
            startKeyCleanup(backend.services.db, backend.services.clock),
            startLedgerCheck(backend.services.db, backend.services.clock),
            startPrizes(backend.services.db, backend.services.clock),
            ...(bots === null ? [] : [startBots(bots, backend.services.clock)]),
            startProviderQueries(backend.services, backend.services.clock),
            ...(settings.metricsToken === null ? [] : [startMeasuring(backend.services.db, backend.services.clock)]),
          ]
        : []),
    ]
    const stop = async () => {
      stopping.abort()
      if (settings.drainSeconds > 0) await delay(settings.drainSeconds * 1000)
      await drain()
      await Promise.all(stopJobs.map((stopJob) => stopJob()))
      await replica?.close()
      await database?.close()
      cache.close()
    }
    return { address, stop }
  } catch (error) {
    await replica?.close()
    await database?.close()
    cache.close()
    throw error
  }
}
