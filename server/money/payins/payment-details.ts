import { KOPECKS_PER_RUBLE, money, timing } from '#contract/core/constants.ts'
import type { PaymentPhase } from '#contract/money/money-status.ts'
import type { Payment } from '#contract/money/payments.ts'
import type { Language } from '#contract/core/languages.ts'
import { earnedBonus } from '#server/accounts/bonuses/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { readOwnAfter } from '#server/money/ledger.ts'
import { canCancel } from './cancel-payin.ts'
import { payinPage } from './create-payin.ts'
import type { OwnPayin } from './own-payin.ts'
import type { Payin } from './provider-events.ts'
import { UNFINISHED, type PayinStage } from './stages.ts'

/** How the stages are named in the contract. Disputed money is still on its way. */
const PHASES = {
  open: 'waiting',
  working: 'processing',
  disputed: 'processing',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'notReceived',
} as const satisfies Record<PayinStage, PaymentPhase>

/** Who has to act next. */
function awaitedOf({
  payin: { stage, claimed_at, details_at, awaits_bank_page },
  system: { flow },
}: OwnPayin): Payment['awaited'] {
  if (stage === 'disputed') return 'house'
  if (stage === 'working') return awaits_bank_page ? 'player' : 'provider'
  if (stage !== 'open') return ''
  return claimed_at !== null || (flow === 'cascade' && details_at === null) ? 'provider' : 'player'
}

/** When the deposit should be credited; `null` before the player has paid, and after the end. */
function promisedAt({ stage, claimed_at, submitted_at, awaits_bank_page }: Payin): number | null {
  const paidAt = submitted_at ?? claimed_at
  return paidAt === null || awaits_bank_page || !UNFINISHED.includes(stage)
    ? null
    : paidAt.getTime() + timing.depositPromise
}

/** A deposit with its timeline. */
export async function paymentOf(
  db: Database,
  own: OwnPayin,
  { language, now }: { language: Language; now: number },
): Promise<Payment> {
  const { payin, system } = own
  const steps = await db
    .selectFrom('payin_steps')
    .select(['step', 'made_at'])
    .where('payin_id', '=', payin.id)
    .orderBy('id')
    .limit(money.stepsShown)
    .execute()
  const after = await readOwnAfter(db, payin.player_id, `payin:${payin.id}`)
  const bonus = payin.stage === 'paid' ? await earnedBonus(db, payin.player_id, payin.id, now) : null
  return {
    direction: 'in',
    number: String(payin.id),
    amount: payin.kopecks / KOPECKS_PER_RUBLE,
    fee: 0,
    currency: 'RUB',
    system: system.title[language],
    account: payin.card_mask,
    state: PHASES[payin.stage],
    steps: steps.map(({ step, made_at }) => ({ step, at: made_at.getTime(), note: '' })),
    promised_at: promisedAt(payin),
    awaited: awaitedOf(own),
    balance_after: after === null ? null : after / KOPECKS_PER_RUBLE,
    bonus_id: bonus?.id ?? null,
    can_cancel: canCancel(payin),
    page: UNFINISHED.includes(payin.stage) ? payinPage(payin, system) : '',
  }
}
