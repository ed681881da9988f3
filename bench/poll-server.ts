import fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { createMemoryCache } from '#server/cache/memory-cache.ts'
import { connectValkeyCache } from '#server/cache/valkey-cache.ts'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { openBenchApi, START } from './api.ts'
import { processorMs } from './processor-time.ts'

/*
 * The process that `bench/polls.ts` measures: the reference API on a PostgreSQL, and bare Fastify. It is asked over IPC.
 */

/** What it was started with: the PostgreSQL, the cache or `''` for memory, and how many players. */
const [databaseUrl = '', cacheUrl = '', playerCount = ''] = process.argv.slice(2)

let statements = 0
const send = pg.Client.prototype.query
pg.Client.prototype.query = new Proxy(send, {
  apply(target, thisArg, args) {
    statements += 1
    return Reflect.apply(target, thisArg, args)
  },
})

const cache = cacheUrl === '' ? createMemoryCache() : await connectValkeyCache(cacheUrl)
const { app, db, signUp, close } = await openBenchApi(
  { kind: 'postgres', url: databaseUrl },
  createSandboxClock(START),
  {
    cache,
    trustProxy: 1,
  },
)
const tokens: string[] = []
for (let index = 0; index < Number(playerCount); index += 1) tokens.push(await signUp(`poll-${index}`))

const bare = fastify()
bare.get('/', () => ({ error: 0, data: {} }))
const api = await app.listen({ port: 0, host: '127.0.0.1' })
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })

/** What the parent asks for. */
const answers: Readonly<Record<string, () => Promise<unknown>>> = {
  start: async () => ({ api, bare: bareAddress, tokens }),
  async usage() {
    const { user, system } = process.cpuUsage()
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
      db,
    )
    // The one that was sent just now is no poll.
    statements -= 1
    const databaseMs = rows.reduce((sum, { pid }) => sum + processorMs(pid), 0)
    return { cpuMs: (user + system) / 1000, databaseMs, statements }
  },
  /** Writes a fact of every player. */
  async change() {
    await db
      .updateTable('players')
      .set((e) => ({ points: e('points', '+', 1) }))
      .execute()
  },
  async stop() {
    await Promise.all([bare.close(), close()])
    cache.close()
    process.disconnect()
  },
}
process.on('message', (question) => {
  void answers[String(question)]?.().then((answer) => process.connected && process.send?.(answer ?? null))
})
// Without its parent there is nothing to measure.
process.once('disconnect', () => process.exit())
process.send?.('ready')
