import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { scaled } from '#ci/timeouts.ts'
import { readPayload } from '#contract/core/call.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { developmentKeys } from '#server/accounts/documents/document-cipher.ts'
import { createSandboxClock, type SandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '#server/db/open.ts'
import { readPrimary } from '#server/db/reading.ts'
import { REQUEST_LIMITS, type PostgresLimits } from '#server/db/postgres-pool.ts'
import { createBots } from '#server/bots/bots.ts'
import { buildServer, type BuildOptions } from '#server/http/build.ts'
import type { Services } from '#server/http/context.ts'
import { noRequestLimits } from '#server/http/limits/request-limits.ts'
import { createOutboxSender } from '#server/messaging/outbox-sender.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { mayStakeProtected } from '#server/protection/may-stake.ts'
import { sandboxProvider } from '#server/sandbox/provider/provider.ts'
import { createSandbox, type Sandbox } from '#server/sandbox/sandbox.ts'
import { seedContent } from '#server/seed/seed.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { expectDeclaredErrors } from './declared-errors.ts'
import { newSeededMemory, seededMemory, takeSeededMemory, type SeededMemory } from './seeded-memory.ts'
import { createTestDatabase } from './temporary-postgres.ts'
import { TEST_NOW, TEST_SEED } from './seeded-databases.ts'

export { TEST_NOW } from './seeded-databases.ts'
export { newSeededMemory, seededMemory } from './seeded-memory.ts'

/** Where the data of a test API are stored. */
export type TestDatabase = DatabaseSource | SeededMemory

const patient = (ms: number): number => scaled(10 * ms)
/** On a busy machine a transaction of a race may hold its locks for longer than a player would wait. */
const RELAXED_LIMITS: PostgresLimits = {
  connect: patient(REQUEST_LIMITS.connect),
  lock: patient(REQUEST_LIMITS.lock),
  statement: patient(REQUEST_LIMITS.statement),
  silence: patient(REQUEST_LIMITS.silence),
}

/** A database of a test, with its name for the title. */
interface RaceDatabase<Source = DatabaseSource> {
  name: string
  source: Source
  stop: () => Promise<void>
}

/**
 * A seeded database for `*.race.test.ts`: PostgreSQL, whose connections really run at the same time, or PGlite with its
 * single connection if PostgreSQL is not installed. Other tests use `seededMemory`.
 */
export async function raceDatabase(): Promise<RaceDatabase> {
  const { postgres } = inject('seeded')
  if (postgres === null) {
    console.log('PostgreSQL is not installed: races are tested on PGlite, one statement at a time.')
    return { name: 'PGlite', source: newSeededMemory(), stop: () => Promise.resolve() }
  }
  const { url, stop } = await createTestDatabase(postgres.server, postgres.template)
  return { name: 'PostgreSQL', source: { kind: 'postgres', url, limits: RELAXED_LIMITS }, stop: async () => stop() }
}

/** Both databases, for races that must be decided equally on them. */
export async function bothDatabases(): Promise<RaceDatabase<TestDatabase>[]> {
  const race = await raceDatabase()
  return race.name === 'PGlite'
    ? [race]
    : [race, { name: 'PGlite', source: seededMemory(), stop: () => Promise.resolve() }]
}

/** The seeded reference API with controllable clocks and a strict reader. */
export interface TestApi {
  app: FastifyInstance
  database: OpenDatabase
  payments: Payments
  clock: SandboxClock
  /** Advances the system time, which is otherwise fixed. */
  pass: (ms: number) => void
  get: (
    url: string,
    language?: string,
  ) => Promise<{ statusCode: number; body: string; headers: Readonly<Record<string, unknown>>; json: () => unknown }>
  /** Returns the data of an accepted response. @throws if rejected, malformed, or items were dropped */
  read: <Data>(call: Parameters<typeof readPayload<Data>>[0], url: string, language?: string) => Promise<Data>
  /** Closes the API. @throws if the ledger contradicts itself, whatever the test was about */
  stop: () => Promise<void>
}

/** Creates a fixed sandbox clock and a system time that only `pass` advances. */
function createTestClock(): Pick<TestApi, 'clock' | 'pass'> {
  let systemTime = TEST_NOW
  return {
    clock: Object.assign(createSandboxClock(TEST_NOW), { systemNow: () => systemTime }),
    pass(ms) {
      systemTime += ms
    },
  }
}

/** Builds the API on an open database. */
async function createTestApi(
  database: OpenDatabase,
  { clock, pass }: Pick<TestApi, 'clock' | 'pass'>,
  options: BuildOptions = {},
  site: string | null = null,
  { sandbox = createSandbox(clock), providers = [sandboxProvider], ...others }: Partial<Services> = {},
): Promise<TestApi> {
  const app = await buildServer(
    {
      kind: 'embedded',
      services: {
        db: database.db,
        reading: readPrimary(database.db),
        clock,
        seed: 1,
        bots: createBots(database.db, 1),
        providers,
        sandbox,
        mayStake: mayStakeProtected,
        documentKeys: developmentKeys,
        sendMessage: createOutboxSender(database.db, clock, sandbox),
        ...others,
        challengeWork: { rounds: 1, derivations: 6 },
      },
    },
    site,
    options,
  )
  expectDeclaredErrors(app)
  const get = (url: string, language = 'ru') => app.inject({ url, headers: { 'accept-language': language } })
  return {
    app,
    database,
    payments: { db: database.db, providers },
    clock,
    pass,
    get,
    async read(call, url, language) {
      const envelope = readEnvelope((await get(url, language)).json())
      if (envelope.kind !== 'accepted') throw new Error(`${url}: ${envelope.kind}`)
      const payload = readPayload(call, envelope.payload)
      if (payload.kind !== 'read') throw new Error(`${url}: ${payload.path} ${payload.reason}`)
      if (payload.dropped.length > 0) throw new Error(`${url}: ${payload.dropped.map(({ path }) => path).join(', ')}`)
      return payload.data
    },
    async stop() {
      await app.close()
      const contradictions = await findContradictions(database.db)
      await database.close()
      if (contradictions.length > 0) throw new Error(contradictions.join('\n'))
    },
  }
}

/** The API after a restart, on the same database. The caller closes its `app`. */
export const restarted = (
  { database, clock, pass }: TestApi,
  options: BuildOptions = {},
  services: Partial<Services> = {},
): Promise<TestApi> => createTestApi(database, { clock, pass }, options, null, services)

/** Settings of a production server, from the variables that it needs; `environment` adds others. */
export const productionSettings = (environment: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({
    NODE_ENV: 'production',
    SITE_URL: 'https://casino.example',
    DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    ...environment,
  })

/** The sandbox of a server with these settings. */
export const sandboxOf = ({ sandbox }: Settings): Sandbox | null =>
  sandbox ? createSandbox(createTestClock().clock) : null

/** Starts the API on its own database; `site` is the folder of the built app, `services` replace those of a test. */
export async function startTestApi(
  source: TestDatabase,
  options: BuildOptions = {},
  site: string | null = null,
  services: Partial<Services> = {},
): Promise<TestApi> {
  const database =
    source.kind === 'seeded' ? await takeSeededMemory() : await openDatabase(source, (db) => seedContent(db, TEST_SEED))
  // A race is between the requests of several processes, which only the database decides.
  const limits = source.kind === 'postgres' ? { limits: noRequestLimits } : {}
  return createTestApi(database, createTestClock(), { ...limits, ...options }, site, services)
}
