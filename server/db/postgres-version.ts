import pg from 'pg'
import { PostgresUnavailable, reasonOf } from './unusable.ts'

/** A machine that is not there at all says nothing: without a bound the start would wait for minutes. */
const PATIENCE = 10_000

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE })
  } catch (error) {
    throw new PostgresUnavailable(
      'DATABASE_URL must be an address such as postgresql://user@localhost:5432/cassiopeia.',
      {
        cause: error,
      },
    )
  }
}

/**
 * Asks once whether a PostgreSQL can be used, before a pool of connections does.
 * @throws PostgresUnavailable
 */
export async function findPostgresVersion(url: string): Promise<void> {
  const client = clientOf(url)
  const place = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`
  try {
    await client.connect()
  } catch (error) {
    // What the server itself has said has the code of its state, and it did answer then.
    const says = error instanceof pg.DatabaseError ? 'refuses' : 'does not answer'
    throw new PostgresUnavailable(`PostgreSQL at ${place} ${says}: ${reasonOf(error)}.`, { cause: error })
  } finally {
    // Nothing is waited for: where no connection was made there is none to end.
    void client.end().catch(() => undefined)
  }
}
