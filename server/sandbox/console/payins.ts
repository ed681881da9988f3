import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/http/context.ts'
import { advancePayins } from '#server/money/payins/advance.ts'
import {
  applyProviderEvent,
  enterStage,
  lockPayin,
  resolveDispute,
  suspendedOf,
} from '#server/money/payins/provider-events.ts'
import { UNFINISHED, type PayinStage } from '#server/money/payins/stages.ts'
import { canCredit } from '#server/money/payins/suspense.ts'
import { MAX_ROWS } from './max-rows.ts'
import { rowIdSchema } from './players.ts'

/* Deposits in the console, which can play the provider. */

/** What the console lets a provider report, or `expired` for the deadline. */
const ACTIONS = ['paid', 'declined', 'otherAmount', 'expired'] as const

export const payinBody = z.object({ id: rowIdSchema(), action: z.enum(ACTIONS) })

/** A deposit in the console. Amount in rubles. */
export interface ConsolePayin {
  id: number
  login: string
  system: string
  amount: number
  stage: PayinStage
  createdAt: number
}

/** Reads the newest deposits. */
export async function readPayins(db: Database): Promise<ConsolePayin[]> {
  const rows = await db
    .selectFrom('payins')
    .innerJoin('players', 'players.id', 'payins.player_id')
    .select(['payins.id', 'players.login', 'payins.system', 'payins.kopecks', 'payins.stage', 'payins.created_at'])
    .orderBy('payins.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ kopecks, created_at, ...row }) => ({
    ...row,
    amount: kopecks / KOPECKS_PER_RUBLE,
    createdAt: created_at.getTime(),
  }))
}

/**
 * Applies what the console decides; returns `false` if nothing is left to decide. "Paid" credits what has arrived for a
 * disputed deposit, "declined" sends it back, or a second payment of a paid one.
 */
export async function decidePayin(
  services: Pick<Services, 'db' | 'providers' | 'clock'>,
  { id, action }: z.output<typeof payinBody>,
): Promise<boolean> {
  const { db, clock } = services
  const found = await db.selectFrom('payins').select('player_id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return false
  const now = clock.now()
  await advancePayins(services, found.player_id, now)
  return db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, { id, player_id: found.player_id })
    const suspended = await suspendedOf(transaction, payin)
    if (action === 'expired') {
      if (UNFINISHED.includes(payin.stage)) await enterStage(transaction, payin, 'expired', now)
    } else if (suspended > 0 && (action === 'declined' || (action === 'paid' && canCredit(payin)))) {
      await resolveDispute(transaction, payin, action === 'paid' ? 'credit' : 'return', now)
    } else {
      const kopecks = action === 'otherAmount' ? payin.kopecks - KOPECKS_PER_RUBLE : payin.kopecks
      const status = action === 'declined' ? 'declined' : 'paid'
      await applyProviderEvent(transaction, payin, { id: `${payin.ref}:${action}`, status, kopecks, at: now })
    }
    const { stage } = await lockPayin(transaction, payin)
    const isDecided = stage !== payin.stage || (await suspendedOf(transaction, payin)) !== suspended
    // The console acted for the provider, which must not act again.
    if (isDecided) {
      await transaction.updateTable('payins').set({ provider_acts_at: null }).where('id', '=', id).execute()
    }
    return isDecided
  })
}
