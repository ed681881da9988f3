import { KOPECKS_PER_RUBLE, money, timing } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { PaymentPhase } from '#contract/money/money-status.ts'
import type { Payment } from '#contract/money/payments.ts'
import { payoutSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { readOwnAfter } from '#server/money/ledger.ts'
import type { Payout } from './payout-stages.ts'
import type { PayoutStage } from './stages.ts'

/** How the stages are named in the contract. */
const PHASES = {
  held: 'processing',
  sent: 'processing',
  paid: 'paid',
  returned: 'declined',
  refused: 'declined',
  cancelled: 'cancelled',
} as const satisfies Record<PayoutStage, PaymentPhase>

const AWAITED: Readonly<Partial<Record<PayoutStage, Payment['awaited']>>> = { held: 'house', sent: 'provider' }

/** A withdrawal with its timeline. */
export async function payoutPayment(db: Database, payout: Payout, language: Language): Promise<Payment> {
  const { id, player_id, system, kopecks, account_mask, stage, created_at } = payout
  const steps = await db
    .selectFrom('payout_steps')
    .select(['step', 'made_at'])
    .where('payout_id', '=', id)
    .orderBy('id')
    .limit(money.stepsShown)
    .execute()
  const after = await readOwnAfter(db, player_id, `payout:${id}:end`)
  return {
    direction: 'out',
    number: String(id),
    amount: kopecks / KOPECKS_PER_RUBLE,
    fee: 0,
    currency: 'RUB',
    system: payoutSystem(system)?.title[language] ?? '',
    account: account_mask,
    state: PHASES[stage],
    steps: steps.map(({ step, made_at }) => ({ step, at: made_at.getTime(), note: '' })),
    promised_at: AWAITED[stage] === undefined ? null : created_at.getTime() + timing.withdrawalPromise,
    awaited: AWAITED[stage] ?? '',
    balance_after: after === null ? null : after / KOPECKS_PER_RUBLE,
    bonus_id: null,
    can_cancel: false,
    page: '',
  }
}
