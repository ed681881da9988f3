import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE, timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { writeRejectionHelp } from '#contract/money/rejection-help.ts'
import { takeToken, type Limit } from '#server/accounts/limits/rate-limits.ts'
import { tooManyRequests } from '#server/accounts/limits/too-many-requests.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { payinSystem, type PaymentSystem } from '#server/content/payment-systems.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { addStep, type Payin } from './provider-events.ts'
import { firstActAt, outcomeOf } from './sandbox-provider.ts'
import { UNFINISHED } from './stages.ts'

/** New deposits per player: ten at once, then one every six minutes, so at most 20 in an hour. Each stays in the history. */
export const DEPOSIT_LIMIT: Limit = { burst: 10, refillMs: 6 * 60 * 1000 }

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

/** The page where a deposit is paid, as a path of the site. */
export function payinPage(
  { ref, id }: Pick<Payin, 'ref' | 'id'>,
  { flow, page }: Pick<PaymentSystem, 'flow' | 'page'>,
) {
  if (flow === 'cascade') return `/invoice/wait?id=${id}`
  return flow === 'invoice' ? `/invoice?id=${id}` : `/invoice/${page}?transaction=${ref}`
}

/** @throws Rejection 424 with the page and deadline of the deposit that is not finished */
async function rejectSecond(transaction: Transaction<Schema>, player: number): Promise<void> {
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

/**
 * Creates a deposit and returns the page where it is paid.
 * @throws Rejection 424 another one is not finished, 5 too many in an hour
 */
export async function createPayin(
  transaction: Transaction<Schema>,
  { player, systemId, system, rubles, bank, now }: NewPayin,
): Promise<string> {
  await lockPlayerRow(transaction, player)
  await rejectSecond(transaction, player)
  if (!(await takeToken(transaction, ['deposits', String(player)], DEPOSIT_LIMIT, now)))
    throw tooManyRequests(DEPOSIT_LIMIT)
  const outcome = outcomeOf(rubles)
  const expiresAt = now + (system.flow === 'cascade' ? timing.cascadeDeadline : timing.invoiceDeadline)
  const actsAt = firstActAt(system.flow, outcome, now, expiresAt)
  const payin = await transaction
    .insertInto('payins')
    .values({
      ref: randomBytes(REF_BYTES).toString('hex'),
      player_id: player,
      system: systemId,
      kopecks: rubles * KOPECKS_PER_RUBLE,
      bank,
      stage: 'open',
      outcome,
      provider_acts_at: actsAt === null ? null : new Date(actsAt),
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .returning(['id', 'ref'])
    .executeTakeFirstOrThrow()
  await addStep(transaction, payin.id, 'created', now)
  return payinPage(payin, system)
}
