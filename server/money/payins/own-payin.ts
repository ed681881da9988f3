import { errorCode } from '#contract/errors/codes.ts'
import type { Flow, PaymentSystem } from '#server/content/payment-system-types.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import { rowId } from '#server/db/row-id.ts'
import { Rejection } from '#server/http/rejection.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { advancePayins } from './advance.ts'
import type { Payin } from './provider-events.ts'

/** A deposit with its payment system. */
export interface OwnPayin {
  payin: Payin
  system: PaymentSystem
}

/** What identifies a deposit in a request: the reference, or the number of the pages that use it. */
export type PayinKey = { ref: string } | { id: string }

/**
 * Reads a deposit of the player after its provider and deadline have acted. `flows`: those of the page.
 * @throws Rejection 18 for a missing one, another player's, or one of another page
 */
export async function readOwnPayin(
  payments: Payments,
  player: number,
  key: PayinKey,
  flows: readonly Flow[],
  now: number,
): Promise<OwnPayin> {
  await advancePayins(payments, player, now)
  const rows = payments.db.selectFrom('payins').selectAll().where('player_id', '=', player)
  const payin = await (
    'ref' in key
      ? rows.where('ref', '=', key.ref)
      : rows.where('id', '=', /^\d{1,10}$/u.test(key.id) ? rowId(Number(key.id)) : 0)
  ).executeTakeFirst()
  const system = payin === undefined ? undefined : payinSystem(payin.system)
  if (payin === undefined || system === undefined || !flows.includes(system.flow))
    throw new Rejection(errorCode.notFound)
  return { payin, system }
}
