import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import { engineFor, engines } from '#games/registry.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import type { BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { scenePicture } from '#server/media/urls.ts'
import { makeTransfer, readPurses } from '#server/money/ledger.ts'
import {
  amountFor,
  DEPOSIT_MAX_AGE_MS,
  depositOf,
  depositProblem,
  readDepositFacts,
  type DepositFacts,
} from './bonus-deposit.ts'
import { readBonuses, stateOf, wagerTotal, type BonusRow } from './bonus-rows.ts'

/** What an available bonus gives now, in kopecks, and until when it can be activated. */
function openingOf(
  { expires_at, amount_kopecks: grantedKopecks }: BonusRow,
  offer: BonusOffer,
  facts: DepositFacts | null,
  now: number,
) {
  const cap = grantedKopecks > 0 ? grantedKopecks : offer.amount * KOPECKS_PER_RUBLE
  const until = expires_at?.getTime() ?? null
  if (offer.deposit === null || facts === null) return { opens: 'now', kopecks: cap, until } as const
  const opens = depositProblem(offer.deposit, facts, now)?.opens ?? 'now'
  const deposit = depositOf(offer.deposit, facts)
  if (deposit === undefined || opens === 'never') return { opens, kopecks: cap, until } as const
  return {
    opens,
    kopecks: amountFor(offer, deposit.kopecks, grantedKopecks),
    until: deposit.creditedAt + DEPOSIT_MAX_AGE_MS,
  } as const
}

/** Deposits matter to available bonuses only, which most reads are without. */
async function readOpenings(db: Database, player: number, now: number) {
  const bonuses = await readBonuses(db, player)
  const needsFacts = bonuses.some(({ row, offer }) => offer.deposit !== null && stateOf(row, now) === 'available')
  const facts = needsFacts ? await readDepositFacts(db, player) : null
  return bonuses.map(({ row, offer }) => ({ row, offer, ...openingOf(row, offer, facts, now) }))
}

const wagerLeft = (row: BonusRow, offer: BonusOffer): number =>
  Math.max(0, wagerTotal(row, offer) - row.wagered_kopecks)

const PERCENT = 100

/** The exact share that the house keeps of a slot of the offer, in percent. Slots alone count in full. */
function edgeOf({ games: [slug = 'cherry-row'] }: BonusOffer): number {
  const [paid, staked] = engines[engineFor({ slug, isTable: false, hasJackpot: false })].facts.returns
  return PERCENT - (PERCENT * paid) / staked
}

/** Returns the player's bonuses, newest first. */
export async function bonusesOf(db: Database, player: number, language: Language, now: number): Promise<Bonus[]> {
  return (await readOpenings(db, player, now)).map(({ row, offer, opens, kopecks, until }) => {
    const isActivated = row.activated_at !== null
    const amount = isActivated ? row.amount_kopecks : kopecks
    const known = { ...row, amount_kopecks: amount }
    return {
      id: row.id,
      title: offer.title[language],
      text: offer.text[language],
      image: scenePicture(offer.scene, row.offer),
      kind: offer.kind,
      amount: amount / KOPECKS_PER_RUBLE,
      wager: offer.wager,
      min_level: offer.minLevel,
      expires_at: isActivated ? (row.expires_at?.getTime() ?? null) : until,
      state: stateOf(row, now),
      opens: isActivated ? 'now' : opens,
      deposit: offer.deposit?.ordinal ?? 0,
      min_deposit: offer.deposit?.min ?? 0,
      percent: offer.deposit?.percent ?? 0,
      max_amount: offer.amount,
      max_bet: offer.maxBet,
      spins: offer.spins,
      spins_left: row.spins_left,
      days: offer.days,
      wager_total: wagerTotal(known, offer) / KOPECKS_PER_RUBLE,
      wager_left: wagerLeft(known, offer) / KOPECKS_PER_RUBLE,
      edge: edgeOf(offer),
      won: row.won_kopecks / KOPECKS_PER_RUBLE,
      ended_at: row.ended_at?.getTime() ?? null,
    }
  })
}

/** Bonus fields of the status call, in kopecks. A bonus that waits for a deposit is not available yet. */
export async function bonusSummary(db: Database, player: number, now: number) {
  const bonuses = await readOpenings(db, player, now)
  const active = bonuses.find(({ row }) => stateOf(row, now) === 'active')
  return {
    available: bonuses.filter(({ row, opens }) => stateOf(row, now) === 'available' && opens === 'now').length,
    activeKind: active?.offer.kind ?? null,
    total: active === undefined ? 0 : wagerTotal(active.row, active.offer),
    left: active === undefined ? 0 : wagerLeft(active.row, active.offer),
    games: active?.offer.games ?? [],
  }
}

/** Moves the cashback to the balance. @throws Rejection 320 nothing to pay */
export async function payCashback(db: Database, request: IdempotentRequest): Promise<void> {
  const { player, now } = request
  await runIdempotent(db, request, z.void(), (commit) =>
    commit(async (transaction) => {
      await lockPlayerRow(transaction, player)
      const { cashback } = await readPurses(transaction, player)
      if (cashback <= 0) throw new Rejection(errorCode.cashbackUnavailable)
      await makeTransfer(transaction, {
        ref: `cashback:${randomUUID()}`,
        kind: 'cashback',
        player,
        now,
        postings: [{ source: 'cashback', destination: 'own', kopecks: cashback }],
      })
      await recordEvent(transaction, player, 'cashbackTaken', now, (cashback / KOPECKS_PER_RUBLE).toFixed(2))
    }),
  )
}
