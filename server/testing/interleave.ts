import type { Database } from '#server/db/open.ts'
import type { TestApi } from './test-api.ts'
import { restarted } from './test-api.ts'

/** A completed statement: its kind and rows. */
interface Step {
  kind: string
  rows: readonly object[]
}

function withInterruption(db: Database, matches: (step: Step) => boolean, action: () => Promise<unknown>): Database {
  let hasRun = false
  const kinds = new WeakMap<object, string>()
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      kinds.set(queryId, node.kind)
      return node
    },
    async transformResult({ result, queryId }) {
      if (hasRun || !matches({ kind: kinds.get(queryId) ?? '', rows: result.rows })) return result
      hasRun = true
      await action()
      return result
    },
  })
}

/**
 * Returns an API on the same database that runs `action` once, right after the first statement that matches. This makes
 * race conditions deterministic.
 */
export const interleave = (
  api: TestApi,
  matches: (step: Step) => boolean,
  action: () => Promise<unknown>,
): Promise<TestApi> =>
  restarted({ ...api, database: { ...api.database, db: withInterruption(api.database.db, matches, action) } })
