import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Break } from './breaks.ts'
import type { LimitRow } from './limits.ts'
import type { StoredSession } from './play-session.ts'

/** All that protection knows of a player besides money. Times in milliseconds. */
export interface ProtectionFacts {
  /** Minutes between reality checks. */
  realityMinutes: number
  session: StoredSession | null
  /** The time-out or the self-exclusion that was not replaced; it may be over. */
  currentBreak: Break | null
  limits: LimitRow[]
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

/** Selects the time-out or the self-exclusion that was not replaced. */
export const breakOf = (player: number): RawBuilder<Break | null> => sql`(
  select json_build_object('kind', kind, 'beganAt', ${ms('began_at')}, 'until', ${ms('until')},
    'returnAskedAt', ${ms('return_asked_at')})
  from exclusions where player_id = ${player} and ended_at is null
)`

/** Selects the facts of a player as one value, so that a statement that a request sends anyway can read them. */
export const protectionOf = (player: number): RawBuilder<ProtectionFacts> => sql`(
  select json_build_object(
    'realityMinutes', reality_minutes,
    'session', (
      select json_build_object('beganAt', ${ms('began_at')}, 'seenAt', ${ms('seen_at')}, 'checkedAt', ${ms('checked_at')},
        'pausedUntil', ${ms('paused_until')})
      from play_sessions where player_id = ${player}
    ),
    'currentBreak', ${breakOf(player)},
    'limits', (
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'period', period, 'amount', amount,
        'askedAt', ${ms('asked_at')}, 'holdsFrom', ${ms('holds_from')}) order by id), '[]')
      from player_limits where player_id = ${player} and ended_at is null
    )
  ) from players where id = ${player}
)`

/** Reads the facts of a player. To change them, or to decide by them about money, hold the player's row. */
export async function readProtection(db: Database, player: number): Promise<ProtectionFacts> {
  const { rows } = await sql<{ facts: ProtectionFacts }>`select ${protectionOf(player)} as facts`.execute(db)
  const facts = rows[0]?.facts
  if (facts === undefined) throw new Error(`There is no player ${player}.`)
  return facts
}
