import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { readPayload } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { createSandboxClock, type SandboxClock } from '#server/clock.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '#server/db/open.ts'
import { createBots } from '#server/bots/bots.ts'
import { buildServer, type BuildOptions } from '#server/http/build.ts'
import { seedContent } from '#server/seed/seed.ts'
import { expectDeclaredRefusals } from './declared-refusals.ts'
import { databaseOn } from './temporary-postgres.ts'
import { TEST_NOW, TEST_SEED } from './seeded-databases.ts'

export { TEST_NOW } from './seeded-databases.ts'

/** The embedded database in memory, as a first start leaves it. */
export const seededMemory = (): DatabaseSource => ({
  kind: 'memory',
  copy: new Blob([readFileSync(inject('seeded').dump)]),
})

/** The databases that this machine has, seeded, for `describe.each`, and what ends them. */
export async function testSources(): Promise<{ sources: [string, DatabaseSource][]; stop: () => Promise<void> }> {
  const { postgres } = inject('seeded')
  if (postgres === null) console.log('No PostgreSQL on this machine: the calls are tested on PGlite only.')
  const copy = postgres === null ? null : await databaseOn(postgres.server, postgres.template)
  return {
    sources: [
      ['PGlite', seededMemory()],
      ...(copy === null
        ? []
        : [['PostgreSQL', { kind: 'postgres', url: copy.url }] satisfies [string, DatabaseSource]]),
    ],
    stop: async () => copy?.stop(),
  }
}

/** The reference API with its seed, a clock that is driven, and a reader that takes nothing but what the contract says. */
export interface TestApi {
  app: FastifyInstance
  database: OpenDatabase
  clock: SandboxClock
  /** Moves the machine's own time on, which stands otherwise. */
  pass: (milliseconds: number) => void
  get: (
    url: string,
    language?: string,
  ) => Promise<{ statusCode: number; body: string; headers: Readonly<Record<string, unknown>>; json: () => unknown }>
  /** The data of an accepted answer, of which nothing had to be dropped; anything else throws. */
  read: <Data>(call: Parameters<typeof readPayload<Data>>[0], url: string, language?: string) => Promise<Data>
  stop: () => Promise<void>
}

/** A clock that stands until it is let run, and durations that pass only when they are told to. */
function drivenClock(): Pick<TestApi, 'clock' | 'pass'> {
  let machine = TEST_NOW
  return {
    clock: Object.assign(createSandboxClock(TEST_NOW), { machineNow: () => machine }),
    pass(milliseconds) {
      machine += milliseconds
    },
  }
}

/** The API as one database stands under it. */
async function apiOn(
  database: OpenDatabase,
  { clock, pass }: Pick<TestApi, 'clock' | 'pass'>,
  options: BuildOptions = {},
  site: string | null = null,
): Promise<TestApi> {
  const app = await buildServer(
    {
      kind: 'embedded',
      services: {
        db: database.db,
        clock,
        seed: 1,
        house: createBots(database.db, 1),
        closedMethods: new Set(),
        challengeWork: { rounds: 1, derivations: 6 },
      },
    },
    site,
    options,
  )
  expectDeclaredRefusals(app)
  const get = (url: string, language = 'ru') => app.inject({ url, headers: { 'accept-language': language } })
  return {
    app,
    database,
    clock,
    pass,
    get,
    async read(call, url, language) {
      const envelope = readEnvelope((await get(url, language)).json())
      if (envelope.kind !== 'accepted') throw new Error(`${url}: ${envelope.kind}`)
      const answer = readPayload(call, envelope.payload)
      if (answer.kind !== 'read') throw new Error(`${url}: ${answer.path} ${answer.reason}`)
      if (answer.dropped.length > 0) throw new Error(`${url}: ${answer.dropped.map(({ path }) => path).join(', ')}`)
      return answer.data
    },
    async stop() {
      await app.close()
      await database.close()
    },
  }
}

/** The same API as after a restart: nothing is left but what the database holds. Its `app` is closed by who asked. */
export const restarted = ({ database, clock, pass }: TestApi): Promise<TestApi> => apiOn(database, { clock, pass })

/** Starts it on a database of its own; `site` is the folder of the app in front of it. */
export async function startTestApi(
  source: DatabaseSource,
  options: BuildOptions = {},
  site: string | null = null,
): Promise<TestApi> {
  const database = await openDatabase(source)
  await seedContent(database.db, TEST_SEED)
  return apiOn(database, drivenClock(), options, site)
}
