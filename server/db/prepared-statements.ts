import { createHash } from 'node:crypto'
import type pg from 'pg'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import { failedAsPrepared } from './database-errors.ts'

/*
 * PostgreSQL parses a prepared statement once per connection and may keep its plan. Parsing and planning cost more than
 * running: most statements find a few rows by a key.
 */

/** Bounds the memory of a connection. All calls together have fewer statements, but each length of a list is one more. */
const MAX_PREPARED = 500

/** The names of statements, the same on all connections of the process; `null` for one that is not prepared any more. */
const names = new Map<string, string | null>()

/** Returns all columns of a table. Prepared, it would fail for ever once a migration has added a column. */
const SELECTS_ALL = /\*\s*(?:,|from\b|$)/iu

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size === MAX_PREPARED || SELECTS_ALL.test(text)) return null
  // Where a PgBouncer lets processes and versions share connections, a name never stands for another statement.
  const name = `cassiopeia_${createHash('sha256').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

/** Prepares each statement of a connection that has parameters and names its columns. */
export function prepareStatements(client: pg.PoolClient): void {
  const { query } = client
  /** Sends a prepared statement, and without its name from then on if that is why it failed. */
  const sendPrepared = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(query, client, [{ name, text, values }])
    } catch (error) {
      if (!failedAsPrepared(error)) throw error
      names.set(text, null)
      logLine('warning', 'notPrepared', { message: messageOf(error).replace(name, 'of a call') })
      // A transaction has failed with its statement.
      if (client.getTransactionStatus() !== 'I') throw error
      return Reflect.apply(query, client, [text, values])
    }
  }
  client.query = new Proxy(query, {
    apply(_, __, [text, values, ...rest]: unknown[]) {
      const hasParameters = typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0
      const name = hasParameters ? nameOf(text) : null
      return hasParameters && name !== null
        ? sendPrepared(name, text, values)
        : Reflect.apply(query, client, [text, values, ...rest])
    },
  })
}
