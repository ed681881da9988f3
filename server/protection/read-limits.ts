import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Limit, LimitRaise, Limits } from '#contract/play/limits.ts'
import { OFFER_AGAIN_MS } from '#contract/play/protection-rules.ts'
import type { Database } from '#server/db/open.ts'
import { readProtection, type ProtectionFacts } from './facts.ts'
import { limitsAt, pendingAt, type HeldLimit, type LimitRow } from './limits.ts'
import { leftOf, type UsedLimit } from './refusals.ts'
import { playSessionAt } from './session-now.ts'
import { readDepositUse, readStakeUse } from './used.ts'

const MINUTE = 60_000

const isSession = ({ kind }: Pick<LimitRow, 'kind'>): boolean => kind === 'session'
/** A stored amount as the calls return it: rubles, or minutes of a session. */
export const shownAmount = (limit: Pick<LimitRow, 'kind'>, amount: number): number =>
  isSession(limit) ? amount : amount / KOPECKS_PER_RUBLE

const toRaise = (row: LimitRow): LimitRaise => ({
  id: row.id,
  kind: row.kind,
  period: row.period,
  amount: row.amount === null ? null : shownAmount(row, row.amount),
  asked_at: row.askedAt,
  holds_at: row.holdsFrom,
})

function toLimit({ limit, used, freesAt }: UsedLimit): Limit {
  return {
    id: limit.id,
    kind: limit.kind,
    period: limit.period,
    amount: shownAmount(limit, limit.amount),
    used: shownAmount(limit, Math.max(0, used)),
    left: shownAmount(limit, leftOf(limit, { used, freesAt })),
    frees_at: used > 0 ? freesAt : null,
    set_at: limit.holdsFrom,
  }
}

/** The minutes of the session that is going on. */
function sessionUse(facts: ProtectionFacts, limit: HeldLimit, now: number): UsedLimit {
  const session = playSessionAt(facts, now)
  if (session.kind === 'none') return { limit, used: 0, freesAt: null }
  if (session.kind === 'paused') return { limit, used: limit.amount, freesAt: session.until }
  return { limit, used: Math.min(limit.amount, Math.floor((now - session.beganAt) / MINUTE)), freesAt: null }
}

/** Whether limits are to be offered: before the first deposit, and a year after the last answer. */
async function offerOf(db: Database, player: number, now: number): Promise<Limits['offer']> {
  const { answered, deposit } = await db
    .selectFrom('players')
    .select((e) => [
      'limits_answered_at as answered',
      e
        .selectFrom('payins')
        .select('id')
        .where('player_id', '=', player)
        .where('stage', '=', 'paid')
        .limit(1)
        .as('deposit'),
    ])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (answered === null) return deposit === null ? 'first' : 'again'
  return answered.getTime() + OFFER_AGAIN_MS <= now ? 'again' : ''
}

/** Reads the player's limits as the call returns them. */
export async function readLimits(db: Database, player: number, now: number): Promise<Limits> {
  const facts = await readProtection(db, player)
  const held = limitsAt(facts.limits, now)
  const uses = [
    ...(await readDepositUse(db, player, held, now)),
    ...(await readStakeUse(db, player, held, now)),
    ...held.filter(isSession).map((limit) => sessionUse(facts, limit, now)),
  ]
  return {
    items: uses.map(toLimit),
    pending: pendingAt(facts.limits, now).map(toRaise),
    offer: await offerOf(db, player, now),
  }
}
