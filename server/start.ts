import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { deleteExpiredDocuments } from './accounts/documents/document-retention.ts'
import { createSandboxClock } from './clock.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { createBots } from './bots/bots.ts'
import { chooseSender } from './messaging/choose-sender.ts'
import { createOutboxSender } from './messaging/outbox-sender.ts'
import { buildServer, type Backend } from './http/build.ts'
import { seedContent } from './seed/seed.ts'
import type { Settings } from './settings.ts'

/** The port is in use; the message names the next one that is free. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

/** A running server. */
export interface RunningServer {
  address: string
  stop(): Promise<void>
}

const MAX_PORT = 65_535

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

async function nextFreePort(after: number): Promise<number> {
  for (let port = after + 1; port <= MAX_PORT; port += 1) if (await isFree(port)) return port
  return 0
}

const portTaken = async (port: number) =>
  new PortTaken(`Port ${port} is taken. The next free one: PORT=${await nextFreePort(port)} npm start`)

async function openBackend(settings: Settings): Promise<{ backend: Backend; database: OpenDatabase | null }> {
  if (settings.apiUrl !== null) return { backend: { kind: 'operator', url: settings.apiUrl }, database: null }
  const clock = createSandboxClock(settings.now)
  const database = await openDatabase(settings.database, (db) =>
    seedContent(db, { now: clock.now(), seed: settings.seed, games: settings.games }),
  )
  return {
    backend: {
      kind: 'embedded',
      services: {
        db: database.db,
        clock,
        seed: settings.seed,
        bots: createBots(database.db, settings.seed, [
          (now) => deleteExpiredDocuments(database.db, settings.documentRetentionDays, now),
        ]),
        closedMethods: new Set(),
        documentKeys: settings.documentKeys,
        sendMessage: chooseSender(settings.messaging, createOutboxSender(database.db, clock)),
        passwordMin: settings.passwordMin,
      },
    },
    database,
  }
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    await app.listen({ port, host: '0.0.0.0' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw await portTaken(port)
  }
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`
}

/**
 * Starts the app and the back end on one port. `makeSite` returns the app's folder, or `null`; it runs last, so that
 * port and database errors do not wait for a build.
 * @throws PortTaken, DataFolderLocked, DataFolderUnusable, PostgresUnavailable
 */
export async function startServer(settings: Settings, makeSite: () => Promise<string | null>): Promise<RunningServer> {
  if (settings.port !== 0 && !(await isFree(settings.port))) throw await portTaken(settings.port)
  const { backend, database } = await openBackend(settings)
  try {
    const app = await buildServer(backend, await makeSite(), {
      origin: settings.siteUrl,
      trustProxy: settings.trustProxy,
    })
    const stop = async () => {
      await app.close()
      await database?.close()
    }
    return { address: await listen(app, settings.port), stop }
  } catch (error) {
    await database?.close()
    throw error
  }
}
