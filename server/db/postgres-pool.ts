import { Socket } from 'node:net'
import pg from 'pg'
import { logLine } from '#server/http/logging/log-line.ts'
import { serverAddress } from './postgres-server.ts'
import { prepareStatements } from './prepared-statements.ts'

/** Time limits of PostgreSQL connections, in milliseconds. */
export interface PostgresLimits {
  /** Waiting for a connection, new or from the pool. */
  connect: number
  /** Waiting for a lock of another transaction. */
  lock: number
  statement: number
  /** No data from the server while a connection is in use. Longer than `statement`, so that a slow server can answer. */
  silence: number
}

/** A call that waits longer fails alone, instead of holding a connection that other calls need. */
export const REQUEST_LIMITS: PostgresLimits = { connect: 3000, lock: 1000, statement: 5000, silence: 7000 }

/** A database serves a few processes with so many each. */
export const DEFAULT_CONNECTIONS = 8

/** A socket that is destroyed after `silenceMs` without data, because a hung server never closes it. */
function createSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy(new Error(`no response from PostgreSQL for ${silenceMs} ms`)))
  return socket
}

const limitOptions = ({ connect, lock, statement, silence }: PostgresLimits): pg.PoolConfig => ({
  connectionTimeoutMillis: connect,
  lock_timeout: lock,
  statement_timeout: statement,
  // Frees the locks of a process that hangs inside a transaction.
  idle_in_transaction_session_timeout: statement,
  // Unused connections are closed before they count as silent.
  idleTimeoutMillis: statement,
  stream: () => createSocket(silence),
})

/**
 * Creates a pool. A lost connection is reported and rejects only the queries that use it; the next query gets a new one.
 * Without `limits` a query may wait forever.
 */
export function createPostgresPool(
  url: string,
  limits: PostgresLimits | null,
  connections = DEFAULT_CONNECTIONS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...(limits === null ? {} : limitOptions(limits)),
  })
  // The pool repeats errors of idle connections, and an unhandled one would crash the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    prepareStatements(client)
    client.on('error', ({ message }) => {
      // The primary, or the standby.
      const server = serverAddress(new pg.Client({ connectionString: url }))
      logLine('error', 'databaseConnectionLost', { server, message })
    })
  })
  return pool
}
