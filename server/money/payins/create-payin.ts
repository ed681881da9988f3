import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE, timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { writeRejectionHelp } from '#contract/money/rejection-help.ts'
import { hasToken, tryConsume, type RateLimit } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { PaymentSystem } from '#server/content/payment-system-types.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { checkMayDeposit } from '#server/protection/may-deposit.ts'
import type { ProviderName } from '#server/money/providers/provider-name.ts'
import type { InvoiceCreated, NewInvoice } from '#server/money/providers/provider.ts'
import { addStep, type Payin } from './provider-events.ts'
import { UNFINISHED } from './stages.ts'

/** New deposits per player: ten at once, then one every six minutes, so at most 20 in an hour. Each stays in the history. */
const DEPOSIT_LIMIT: RateLimit = { burst: 10, refillMs: 6 * 60 * 1000 }

const REF_BYTES = 16
/** Hexadecimal digits of a reference. */
export const REF_LENGTH = 2 * REF_BYTES

/** A deposit to be created; `rubles` is whole and within the limits. */
export interface NewPayin {
  player: number
  systemId: string
  system: PaymentSystem
  rubles: number
  bank: string
  now: number
}

/** What the provider is asked for. Its answer is not shown to the player before `createPayin` has stored the deposit. */
export const invoiceOf = ({ systemId, system, rubles, bank, now }: NewPayin): NewInvoice => ({
  ref: randomBytes(REF_BYTES).toString('hex'),
  systemId,
  system,
  kopecks: rubles * KOPECKS_PER_RUBLE,
  bank,
  now,
  expiresAt: now + (system.flow === 'cascade' ? timing.cascadeDeadline : timing.invoiceDeadline),
})

/** The page where a deposit is paid, as a path of the site. */
export function payinPage(
  { ref, id }: Pick<Payin, 'ref' | 'id'>,
  { flow, page }: Pick<PaymentSystem, 'flow' | 'page'>,
) {
  if (flow === 'cascade') return `/invoice/wait?id=${id}`
  return flow === 'invoice' ? `/invoice?id=${id}` : `/invoice/${page}?transaction=${ref}`
}

/** @throws Rejection 424 with the page and deadline of the deposit that is not finished */
export async function rejectSecond(transaction: Database, player: number): Promise<void> {
  const other = await transaction
    .selectFrom('payins')
    .selectAll()
    .where('player_id', '=', player)
    .where('stage', 'in', UNFINISHED)
    .executeTakeFirst()
  const system = other === undefined ? undefined : payinSystem(other.system)
  if (other === undefined) return
  throw new Rejection(errorCode.unpaidRequestExists, {
    data: writeRejectionHelp({
      url: system === undefined ? '' : payinPage(other, system),
      payment: other.ref,
      expires_at: other.expires_at.getTime(),
    }),
  })
}

const bucketOf = (player: number) => ['deposits', String(player)] as const

/**
 * Checks the limit before the provider is asked, which may reserve an account for each deposit.
 * @throws Rejection 5 too many in an hour
 */
export async function checkDepositLimit(db: Database, player: number, now: number): Promise<void> {
  if (!(await hasToken(db, bucketOf(player), DEPOSIT_LIMIT, now))) throw tooManyRequests(DEPOSIT_LIMIT)
}

/**
 * Stores a deposit that its provider has taken, and returns the page where it is paid.
 * @throws Rejection 424 another one is not finished, 5 too many in an hour, 600, 601, 602 protection
 */
export async function createPayin(
  transaction: Transaction<Schema>,
  player: number,
  { ref, systemId, system, kopecks, bank, now, expiresAt }: NewInvoice,
  { provider, recipient, nextAt }: InvoiceCreated & { provider: ProviderName },
): Promise<string> {
  await lockPlayerRow(transaction, player)
  await rejectSecond(transaction, player)
  await checkMayDeposit(transaction, player, kopecks, now)
  if (!(await tryConsume(transaction, bucketOf(player), DEPOSIT_LIMIT, now))) throw tooManyRequests(DEPOSIT_LIMIT)
  const payin = await transaction
    .insertInto('payins')
    .values({
      ref,
      player_id: player,
      system: systemId,
      kopecks,
      bank,
      stage: 'open',
      provider,
      account: recipient.account,
      account_name: recipient.name,
      account_bank: recipient.bank,
      provider_acts_at: nextAt === null ? null : new Date(nextAt),
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .returning(['id', 'ref'])
    .executeTakeFirstOrThrow()
  await addStep(transaction, payin.id, 'created', now)
  return payinPage(payin, system)
}
