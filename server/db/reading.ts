import { Kysely, PostgresDialect, sql } from 'kysely'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import { Rejection } from '#server/http/rejection.ts'
import { replicaMeasures } from '#server/measures.ts'
import { startJob } from '#server/periodic-job.ts'
import { isUnusable } from './database-errors.ts'
import type { Database, OpenDatabase } from './open.ts'
import { createPostgresPool, type PostgresLimits } from './postgres-pool.ts'
import type { Schema } from './schema.ts'

/*
 * Reads that a standby may answer: lists of the lobby, winners, tournaments and histories. A read of a player's own facts
 * needs a standby that has the player's last write: its `player_versions` has the version of the primary.
 */

/**
 * Runs a read on the standby if that is fresh, answers, and has the last write of `player`; else on the primary. `work`
 * writes nothing, and runs again on the primary if it fails on the standby.
 */
export type Reading = <T>(work: (db: Database) => Promise<T>, player?: number | null) => Promise<T>

/** A site without a standby reads from its only database. */
export const readPrimary =
  (primary: Database): Reading =>
  (work) =>
    work(primary)

/** A standby that is further behind is not read. */
export const MAX_LAG_MS = 5000
const CHECK_MS = 1000
/** Ten minutes. The lag of a standby that is down for longer counts from its last reply. */
const MAX_MARKS = 600
/** Shorter than on the primary, which answers in its place. */
const LIMITS: PostgresLimits = { connect: 500, lock: 500, statement: 1000, silence: 1500 }

const MS_PER_SECOND = 1000

/** Until which position of the primary's log was written at a time. */
interface WalMark {
  position: bigint
  at: number
}

const PRIMARY_POSITION = sql<{ position: string | null }>`select pg_current_wal_lsn() - '0/0'::pg_lsn as position`
/** No position once it was promoted: it follows the primary no more. */
const REPLAYED_POSITION = sql<{ position: string | null }>`
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position`

async function readVersion(db: Database, player: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from player_versions where player_id = ${player}`.execute(db)
  return rows[0]?.version ?? 0
}

/** A failure of the primary says so, because what fails is otherwise taken for the standby's. */
async function fromPrimary<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    throw new Error(`The primary does not answer: ${messageOf(error)}`, { cause: error })
  }
}

/** A standby that is watched. */
export interface Replica {
  reading: Reading
  /** Compares the positions of primary and standby once more. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Watches the standby at `url`. It may be down, now or later: the primary answers meanwhile. */
export function watchReplica(
  { db: primary, probe }: Pick<OpenDatabase, 'db' | 'probe'>,
  url: string,
  connections?: number,
): Replica {
  const standby = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPostgresPool(url, LIMITS, connections) }),
  })
  /** Marks that the standby may not have replayed yet, oldest first. */
  let marks: WalMark[] = []
  /** The standby has all that was committed before this time. */
  let replayedAt = performance.now()
  let state: 'unchecked' | 'used' | 'down' = 'unchecked'

  const lagMs = () => performance.now() - replayedAt
  const stopUsing = (reason: string) => {
    if (state !== 'down') logLine('error', 'replicaDown', { message: reason })
    state = 'down'
  }

  async function compare(): Promise<void> {
    const at = performance.now()
    // Not behind calls: a standby that is left alone when the primary is busy would make it busier.
    const { rows: written } = await fromPrimary(PRIMARY_POSITION.execute(probe))
    marks = [...marks, { position: BigInt(written[0]?.position ?? 0), at }].slice(-MAX_MARKS)
    const { rows: replayed } = await REPLAYED_POSITION.execute(standby)
    const position = replayed[0]?.position
    if (position === undefined || position === null) return stopUsing('It is no standby.')
    const reached = marks.filter((mark) => mark.position <= BigInt(position))
    marks = marks.filter((mark) => mark.position > BigInt(position))
    replayedAt = reached.at(-1)?.at ?? replayedAt
    if (lagMs() > MAX_LAG_MS) return stopUsing(`It is ${(lagMs() / MS_PER_SECOND).toFixed(0)} s behind.`)
    if (state !== 'used') logLine('info', 'replicaUsed', {})
    state = 'used'
    return undefined
  }

  async function check(): Promise<void> {
    try {
      await compare()
    } catch (error) {
      stopUsing(messageOf(error))
    }
    replicaMeasures.lag.set(lagMs() / MS_PER_SECOND)
  }

  const hasLastWrite = async (player: number): Promise<boolean> => {
    const [current, replayed] = await Promise.all([
      fromPrimary(readVersion(primary, player)),
      readVersion(standby, player),
    ])
    return replayed >= current
  }

  /** The result of a read on the standby; `null` if it can't be used. */
  async function tryStandby<T>(
    work: (db: Database) => Promise<T>,
    player: number | null,
  ): Promise<{ result: T } | null> {
    if (state !== 'used' || lagMs() > MAX_LAG_MS) return null
    try {
      return player === null || (await hasLastWrite(player)) ? { result: await work(standby) } : null
    } catch (error) {
      if (error instanceof Rejection) throw error
      // Until the next comparison, which may find it well.
      if (isUnusable(error)) stopUsing(messageOf(error))
      return null
    }
  }

  const stopChecking = startJob('replicaUnchecked', CHECK_MS, check)
  return {
    async reading(work, player = null) {
      const answer = await tryStandby(work, player)
      replicaMeasures.reads.inc({ source: answer === null ? 'primary' : 'standby' })
      return answer === null ? work(primary) : answer.result
    },
    check,
    async close() {
      await stopChecking()
      await standby.destroy()
    },
  }
}
