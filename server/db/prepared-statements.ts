import type pg from 'pg'

/*
 * PostgreSQL parses a prepared statement once per connection and may keep its plan. Parsing and planning cost more than
 * running: most statements find a few rows by a key.
 */

/** Bounds the memory of a connection. All calls together have fewer statements, but each length of a list is one more. */
const MAX_PREPARED = 500

/** The names of statements, the same on all connections of the process. */
const names = new Map<string, string>()

/** Returns all columns of a table. Prepared, it would fail for ever once a migration has added a column. */
const SELECTS_ALL = /\*\s*(?:,|from\b|$)/iu

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === MAX_PREPARED || SELECTS_ALL.test(text)) return known
  const name = `cassiopeia_${names.size}`
  names.set(text, name)
  return name
}

/** Prepares each statement of a connection that has parameters and names its columns. */
export function prepareStatements(client: pg.PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(query, _, [text, values, ...rest]: unknown[]) {
      const hasParameters = typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = hasParameters ? nameOf(text) : undefined
      return Reflect.apply(
        query,
        client,
        name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest],
      )
    },
  })
}
