import type { Database } from '#server/db/open.ts'
import type { TestApi } from './test-api.ts'
import { restarted } from './test-api.ts'

/** A statement whose answer has come: what kind it is, and its rows. */
interface Step {
  kind: string
  rows: readonly object[]
}

function interrupted(db: Database, isMoment: (step: Step) => boolean, happens: () => Promise<unknown>): Database {
  let isOver = false
  const kinds = new WeakMap<object, string>()
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      kinds.set(queryId, node.kind)
      return node
    },
    async transformResult({ result, queryId }) {
      if (isOver || !isMoment({ kind: kinds.get(queryId) ?? '', rows: result.rows })) return result
      isOver = true
      await happens()
      return result
    },
  })
}

/**
 * The same API, for one request in whose middle something else happens: after the first statement that is the moment, before what
 * comes of it. So two requests meet in the very order that breaks a rule, where chance would seldom bring them.
 */
export const interleave = (
  api: TestApi,
  isMoment: (step: Step) => boolean,
  happens: () => Promise<unknown>,
): Promise<TestApi> =>
  restarted({ ...api, database: { ...api.database, db: interrupted(api.database.db, isMoment, happens) } })
