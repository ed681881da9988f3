import type { FastifyInstance } from 'fastify'
import { developmentKeys } from '#server/accounts/documents/document-cipher.ts'
import { openSession } from '#server/accounts/sessions/sessions.ts'
import { createBots } from '#server/bots/bots.ts'
import type { ServerClock } from '#server/clock.ts'
import { migratePostgres, openDatabase, type Database, type DatabaseSource } from '#server/db/open.ts'
import { readPrimary } from '#server/db/reading.ts'
import { mayStakeProtected } from '#server/protection/may-stake.ts'
import { sandboxProvider } from '#server/sandbox/provider/provider.ts'
import { buildServer, type BuildOptions } from '#server/http/build.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { seedContent } from '#server/seed/seed.ts'

/** The seed time of measurements. */
export const START = Date.parse('2026-01-10T12:00:00Z')

export interface BenchApi {
  app: FastifyInstance
  db: Database
  /** Creates a player with 30,000 ₽ who may deposit and withdraw. Returns the token. */
  signUp(login: string): Promise<string>
  close(): Promise<void>
}

/** Starts the reference API in this process, without a port. */
export async function openBenchApi(
  source: DatabaseSource,
  clock: ServerClock,
  options: BuildOptions = {},
): Promise<BenchApi> {
  if (source.kind === 'postgres') await migratePostgres(source.url)
  const { db, close } = await openDatabase(source, (database) =>
    seedContent(database, { now: START, seed: 1, games: null }),
  )
  const services = {
    db,
    reading: readPrimary(db),
    clock,
    seed: 1,
    bots: createBots(db, 1),
    providers: [sandboxProvider],
    sandbox: null,
    mayStake: mayStakeProtected,
    documentKeys: developmentKeys,
    sendMessage: () => Promise.resolve(),
  }
  const app = await buildServer({ kind: 'embedded', services }, null, options)
  return {
    app,
    db,
    async signUp(login) {
      const then = new Date(START)
      const confirmed = { phone_confirmed_at: then, email_confirmed_at: then, verified_at: then }
      const person = { first_name: 'Test', last_name: 'User', birthday: '1990-01-01', sex: 'f', country: 'RU' } as const
      const { id } = await db
        .insertInto('players')
        .values({
          ...{ login, login_key: login, password_hash: '', registered_at: then, active_at: then },
          ...confirmed,
          ...person,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const visit = { address: '10.0.0.1', network: '10.0.0.1', agent: '' }
      const { token } = await db.transaction().execute(async (transaction) => {
        await makeTransfer(transaction, {
          ref: `bench:${id}`,
          kind: 'adjustment',
          player: id,
          now: START,
          postings: [{ source: 'adjustments', destination: 'own', kopecks: 3_000_000 }],
        })
        return openSession(transaction, id, visit, START)
      })
      return token
    },
    async close() {
      await app.close()
      await close()
    },
  }
}
