import { errorCode } from '#contract/errors/codes.ts'
import { REALITY_MINUTES } from '#contract/play/protection-rules.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { readProtection, type ProtectionFacts } from './facts.ts'
import { realityCheckAt } from './session-now.ts'

const isDue = (facts: ProtectionFacts, now: number): boolean => (realityCheckAt(facts, now) ?? Infinity) <= now

/** Acknowledges the reality check that is due. One that is not due cannot be put off. */
export async function acknowledgeReality(db: Database, player: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    if (!isDue(await readProtection(transaction, player), now)) return
    await transaction
      .updateTable('play_sessions')
      .set({ checked_at: new Date(now) })
      .where('player_id', '=', player)
      .execute()
  })
}

/**
 * Sets the minutes between reality checks.
 * @throws Rejection 1 not 15, 30 or 60, 604 the one that is due comes first
 */
export async function setRealityMinutes(db: Database, player: number, every: number, now: number): Promise<void> {
  const minutes = REALITY_MINUTES.find((known) => known === every)
  if (minutes === undefined) throw new Rejection(errorCode.invalidRequest)
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    if (isDue(await readProtection(transaction, player), now)) throw new Rejection(errorCode.realityCheckDue)
    await transaction.updateTable('players').set({ reality_minutes: minutes }).where('id', '=', player).execute()
  })
}
