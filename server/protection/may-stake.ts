import { readPurses } from '#server/money/ledger.ts'
import type { BankrollRefusal } from '#server/play/round/bankroll.ts'
import type { MayStake } from '#server/play/round/may-stake.ts'
import { limitsAt } from './limits.ts'
import { limitRefusal } from './refusals.ts'
import { timeRefusal } from './time-refusal.ts'
import { readStakeUse } from './used.ts'

/**
 * The port of stakes (`play/round/may-stake.ts`): breaks, session limit, reality check, wager and loss limits. A player
 * without wager and loss limits costs no statement, because the facts were read under the lock.
 */
export const mayStakeProtected: MayStake = async (transaction, stake): Promise<BankrollRefusal | null> => {
  const { player, protection, kopecks, now, isBlocked, isFreeSpin } = stake
  if (isBlocked) return { kind: 'blocked' }
  const refusal = timeRefusal(protection, stake)
  // A free spin costs nothing.
  if (refusal !== null || isFreeSpin) return refusal
  const used = await readStakeUse(transaction, player, limitsAt(protection.limits, now), now)
  if (used.length === 0) return null
  // Own money is staked first, and bonus money is no loss.
  const { own } = used.some(({ limit }) => limit.kind === 'loss')
    ? await readPurses(transaction, player)
    : { own: kopecks }
  return limitRefusal(used, ({ kind }) => (kind === 'loss' ? Math.min(kopecks, own) : kopecks))
}
