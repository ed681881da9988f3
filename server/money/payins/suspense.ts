import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockPayin, resolveDispute, suspendedOf, type Payin } from './provider-events.ts'

/* Money of deposits that could not be credited, and what an operator decides about it. */

export type SuspenseDecision = 'credit' | 'return'

/** A deposit with money in suspense. */
export interface Suspended {
  id: number
  player: number
  system: string
  provider: string
  /** What the player wanted to deposit. */
  kopecks: number
  /** What has arrived and waits. */
  suspended: number
  stage: Payin['stage']
  createdAt: Date
}

/** Reads the deposits with money in suspense, oldest first. */
export async function listSuspended(db: Database): Promise<Suspended[]> {
  const { rows } = await sql<Omit<Suspended, 'suspended'> & { suspended: string }>`
    with concerned as (select distinct split_part(ref, ':', 2) as payin from transfers where kind = 'suspense')
    select id, player_id as player, system, provider, payins.kopecks, suspended, stage, created_at as "createdAt"
    from concerned join payins on id = payin::integer, lateral (
      select sum(case 'suspense' when destination then postings.kopecks when source then -postings.kopecks else 0 end) as suspended
      from transfers join postings on transfer_id = transfers.id
      where kind in ('payin', 'suspense', 'returned') and split_part(ref, ':', 2) = payin
    ) as moved
    where suspended > 0 order by id
  `.execute(db)
  return rows.map((row) => ({ ...row, suspended: Number(row.suspended) }))
}

/** Only a disputed deposit can still be credited: a second payment of a paid one goes back. */
export const canCredit = ({ stage }: Pick<Payin, 'stage'>): boolean => stage === 'disputed'

export interface NewDecision {
  payin: number
  decision: SuspenseDecision
  /** What the operator has seen in suspense: more may have come since. */
  kopecks: number
  /** Why, in the operator's words. */
  reason: string
  /** Who decides. */
  by: string
  now: number
}

/**
 * `decided`: now, or by an earlier run of the same command. `decidedOtherwise`: nothing waits, and the last decision was
 * another one or about another sum. `otherSum`: another sum is in suspense than the operator has seen.
 */
export type DecisionResult =
  | { kind: 'decided'; kopecks: number; isRepeated: boolean }
  | { kind: 'notFound' | 'nothingSuspended' | 'cannotCredit' | 'decidedOtherwise' | 'otherSum' }

const lastDecision = (transaction: Transaction<Schema>, payin: number) =>
  transaction
    .selectFrom('suspense_decisions')
    .select(['decision', 'kopecks'])
    .where('payin_id', '=', payin)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Credits what is in suspense to the player, or notes that it goes back, with a row that says who decided and why. The same
 * decision again changes nothing.
 */
export async function decideSuspense(db: Database, choice: NewDecision): Promise<DecisionResult> {
  const { payin: id, decision, reason, by, now } = choice
  const found = await db.selectFrom('payins').select('player_id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return { kind: 'notFound' }
  return db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, { id, player_id: found.player_id })
    const kopecks = await suspendedOf(transaction, payin)
    if (kopecks === 0) {
      const last = await lastDecision(transaction, id)
      if (last === undefined) return { kind: 'nothingSuspended' }
      if (last.decision !== decision || last.kopecks !== choice.kopecks) return { kind: 'decidedOtherwise' }
      return { kind: 'decided', kopecks: last.kopecks, isRepeated: true }
    }
    if (kopecks !== choice.kopecks) return { kind: 'otherSum' }
    if (decision === 'credit' && !canCredit(payin)) return { kind: 'cannotCredit' }
    await resolveDispute(transaction, payin, decision, now)
    await transaction
      .insertInto('suspense_decisions')
      .values({ payin_id: id, decision, kopecks, reason, decided_by: by, decided_at: new Date(now) })
      .execute()
    return { kind: 'decided', kopecks, isRepeated: false }
  })
}
