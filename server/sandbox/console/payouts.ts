import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/http/context.ts'
import { advancePayouts } from '#server/money/payouts/advance.ts'
import { enterPayoutStage, lockPayout } from '#server/money/payouts/payout-stages.ts'
import type { PayoutStage } from '#server/money/payouts/stages.ts'
import { MAX_ROWS } from './max-rows.ts'
import { rowIdSchema } from './players.ts'

/* Withdrawals in the console, which can play the operator and the bank. */

const ACTIONS = ['sent', 'paid', 'returned', 'refused'] as const

/** The stage in which each action is possible. */
const POSSIBLE_IN: Readonly<Record<(typeof ACTIONS)[number], PayoutStage>> = {
  sent: 'held',
  refused: 'held',
  paid: 'sent',
  returned: 'sent',
}

export const payoutBody = z.object({ id: rowIdSchema(), action: z.enum(ACTIONS) })

/** A withdrawal in the console. Amount in rubles. */
export interface ConsolePayout {
  id: number
  login: string
  system: string
  account: string
  amount: number
  stage: PayoutStage
  createdAt: number
}

/** Reads the newest withdrawals. */
export async function readPayouts(db: Database): Promise<ConsolePayout[]> {
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('players', 'players.id', 'payouts.player_id')
    .select(['payouts.id', 'players.login', 'payouts.system', 'payouts.account_mask as account'])
    .select(['payouts.kopecks', 'payouts.stage', 'payouts.created_at'])
    .orderBy('payouts.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ kopecks, created_at, ...row }) => ({
    ...row,
    amount: kopecks / KOPECKS_PER_RUBLE,
    createdAt: created_at.getTime(),
  }))
}

/** Applies what the console decides; returns `false` if it is not possible in the stage. */
export async function decidePayout(
  services: Pick<Services, 'db' | 'providers' | 'clock'>,
  { id, action }: z.output<typeof payoutBody>,
): Promise<boolean> {
  const { db, clock } = services
  const found = await db.selectFrom('payouts').select(['id', 'player_id']).where('id', '=', id).executeTakeFirst()
  if (found === undefined) return false
  const now = clock.now()
  await advancePayouts(services, found.player_id, now)
  return db.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, found)
    if (payout.stage !== POSSIBLE_IN[action]) return false
    // The console has sent it, so the console plays the bank, too.
    await enterPayoutStage(transaction, payout, action, now)
    return true
  })
}
