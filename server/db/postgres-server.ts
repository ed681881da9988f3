import pg from 'pg'
import { PostgresUnavailable, reasonOf } from './database-errors.ts'

/** Connection timeout, because an unreachable host would block the start for minutes. */
const CONNECT_TIMEOUT_MS = 10_000

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  } catch (error) {
    throw new PostgresUnavailable(
      'DATABASE_URL must be an address such as postgresql://user@localhost:5432/cassiopeia.',
      {
        cause: error,
      },
    )
  }
}

/** Host and port of a PostgreSQL, or its socket, for messages. */
export const serverAddress = ({ host, port }: Pick<pg.Client, 'host' | 'port'>): string =>
  host.startsWith('/') ? host : `${host}:${port}`

/**
 * Checks that PostgreSQL is reachable before a pool is created.
 * @throws PostgresUnavailable
 */
export async function checkPostgresAnswers(url: string): Promise<void> {
  const client = clientOf(url)
  try {
    await client.connect()
  } catch (error) {
    // A DatabaseError is a response of the server itself.
    const verb = error instanceof pg.DatabaseError ? 'refuses' : 'does not answer'
    throw new PostgresUnavailable(`PostgreSQL at ${serverAddress(client)} ${verb}: ${reasonOf(error)}.`, {
      cause: error,
    })
  } finally {
    // Not awaited: without a connection there is nothing to end.
    void client.end().catch(() => undefined)
  }
}
