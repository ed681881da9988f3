import type { Database } from '#server/db/open.ts'
import { readProtection, type ProtectionFacts } from './facts.ts'
import { limitsAt } from './limits.ts'
import { breakRefusal, limitRefusal, rejectionOf } from './refusals.ts'
import { readDepositUse } from './used.ts'

const usedAt = (db: Database, player: number, { limits }: ProtectionFacts, now: number) =>
  readDepositUse(db, player, limitsAt(limits, now), now)

/**
 * Checks that a player may request a deposit now. In the transaction that stores it, under the lock of the player's row.
 * @throws Rejection 600 above a deposit limit, 601, 602 a break
 */
export async function checkMayDeposit(db: Database, player: number, kopecks: number, now: number): Promise<void> {
  const facts = await readProtection(db, player)
  const refusal =
    breakRefusal(facts.currentBreak, now) ?? limitRefusal(await usedAt(db, player, facts, now), () => kopecks)
  if (refusal !== null) throw rejectionOf(refusal)
}

/**
 * Checks that a player may still pay the deposit that is open, which counts already: a break or a lower limit may have come
 * since. Under the lock of the player's row.
 * @throws Rejection 600, 601, 602
 */
export async function checkMayPay(db: Database, player: number, now: number): Promise<void> {
  const facts = await readProtection(db, player)
  const passed = (await usedAt(db, player, facts, now)).filter(({ limit, used }) => used > limit.amount)
  const refusal = breakRefusal(facts.currentBreak, now) ?? limitRefusal(passed, () => 1)
  if (refusal !== null) throw rejectionOf(refusal)
}

/** Whether money that comes after its deposit has ended, and so was not counted, would pass a deposit limit. */
export async function passesDepositLimit(db: Database, player: number, kopecks: number, now: number): Promise<boolean> {
  const facts = await readProtection(db, player)
  return limitRefusal(await usedAt(db, player, facts, now), () => kopecks) !== null
}

/** Checks that no time-out and no self-exclusion holds. @throws Rejection 601, 602 */
export async function checkNoBreak(db: Database, player: number, now: number): Promise<void> {
  const refusal = breakRefusal((await readProtection(db, player)).currentBreak, now)
  if (refusal !== null) throw rejectionOf(refusal)
}
