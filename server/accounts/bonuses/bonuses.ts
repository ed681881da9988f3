import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Bonus, BonusOpening, MissedReason } from '#contract/player/bonuses.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { bonusEdge } from '#server/content/bonus-edge.ts'
import { bonusOffers, type BonusKey, type BonusOffer } from '#server/content/bonuses.ts'
import type { Bilingual } from '#server/content/shapes.ts'
import type { Database } from '#server/db/open.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { scenePicture } from '#server/media/urls.ts'
import { makeTransfer, readPurses } from '#server/money/ledger.ts'
import { permissionAt } from '#server/protection/breaks.ts'
import { readProtection } from '#server/protection/facts.ts'
import {
  activationDeadline,
  amountFor,
  depositOf,
  depositProblem,
  readDepositFacts,
  type DepositFacts,
} from './bonus-deposit.ts'
import { wagerGames } from './bonus-games.ts'
import { maxPaid, readBonuses, stateOf, wagerTotal, type BonusRow } from './bonus-rows.ts'

/** An available bonus: what it waits for, what it gives now, and until when it can be activated. */
interface Opening {
  opens: BonusOpening
  kopecks: number
  /** `null` for no deadline, or while another bonus is active. */
  until: number | null
  /** Own kopecks that activating it needs. */
  ownNeeded: number
  /** The next deposit is the one that it needs. */
  isNext: boolean
  missed: MissedReason
  /** The credited deposit that has earned it. */
  depositId: number | null
}

function openingOf(
  { expires_at, amount_kopecks: grantedKopecks }: BonusRow,
  offer: BonusOffer,
  facts: DepositFacts | null,
  now: number,
): Opening {
  const cap = grantedKopecks > 0 ? grantedKopecks : offer.amount * KOPECKS_PER_RUBLE
  const until = expires_at?.getTime() ?? null
  const opening = {
    opens: 'now',
    kopecks: cap,
    until,
    ownNeeded: 0,
    isNext: false,
    missed: '',
    depositId: null,
  } as const
  if (offer.deposit === null || facts === null) return opening
  const { opens = 'now', missed = '' } = depositProblem(offer.deposit, facts, now) ?? {}
  const deposit = depositOf(offer.deposit, facts)
  if (deposit === undefined) return { ...opening, opens, isNext: facts.deposits.length + 1 === offer.deposit.ordinal }
  const deadline = activationDeadline(deposit, facts)
  if (opens === 'never') return { ...opening, opens, until: deadline, missed }
  return {
    ...opening,
    opens,
    kopecks: amountFor(offer, deposit.kopecks, grantedKopecks),
    until: deadline,
    ownNeeded: deposit.kopecks,
    depositId: deposit.id,
  }
}

/** Deposits matter to available bonuses only, which most reads are without. `known`: facts that were read already. */
async function readOpenings(db: Database, player: number, now: number, known: DepositFacts | null = null) {
  const bonuses = await readBonuses(db, player)
  const needsFacts = bonuses.some(({ row, offer }) => offer.deposit !== null && stateOf(row, now) === 'available')
  const facts = known ?? (needsFacts ? await readDepositFacts(db, player, now) : null)
  return bonuses.map(({ row, offer }) => {
    const state = stateOf(row, now)
    return { row, offer, state, ...openingOf(row, offer, state === 'available' ? facts : null, now) }
  })
}

const wagerLeft = (row: BonusRow, offer: BonusOffer): number =>
  Math.max(0, wagerTotal(row, offer) - row.wagered_kopecks)

type OpenedBonus = Awaited<ReturnType<typeof readOpenings>>[number]

function toBonus(
  { row, offer, opens, kopecks, until, ownNeeded, isNext, missed, state }: OpenedBonus,
  language: Language,
  games: readonly string[] = [],
): Bonus {
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
    state,
    opens: isActivated ? 'now' : opens,
    deposit: offer.deposit?.ordinal ?? 0,
    min_deposit: offer.deposit?.min ?? 0,
    next: isNext,
    own_needed: ownNeeded / KOPECKS_PER_RUBLE,
    missed,
    percent: offer.deposit?.percent ?? 0,
    max_amount: offer.amount,
    max_bet: offer.maxBet,
    max_paid: (maxPaid(known, offer) ?? 0) / KOPECKS_PER_RUBLE,
    spins: offer.spins,
    spins_left: row.spins_left,
    days: offer.days,
    wager_total: wagerTotal(known, offer) / KOPECKS_PER_RUBLE,
    wager_left: wagerLeft(known, offer) / KOPECKS_PER_RUBLE,
    edge: bonusEdge(offer.games),
    wager_games: [...games],
    won: row.won_kopecks / KOPECKS_PER_RUBLE,
    ended_at: row.ended_at?.getTime() ?? null,
  }
}

/** Returns the player's bonuses, newest first. */
export async function bonusesOf(db: Database, player: number, language: Language, now: number): Promise<Bonus[]> {
  const bonuses: Bonus[] = []
  for (const opened of await readOpenings(db, player, now)) {
    const { row, offer, state } = opened
    const needsGames = state === 'active' && (row.spins_left > 0 || wagerLeft(row, offer) > 0)
    bonuses.push(toBonus(opened, language, needsGames ? await wagerGames(db, row, offer) : []))
  }
  return bonuses
}

/** A bonus as the player would get it now. It does not exist, so its id is 0. */
export async function offeredBonus(
  db: Database,
  player: number,
  key: BonusKey,
  { language, now }: { language: Language; now: number },
): Promise<Bonus> {
  const offer: BonusOffer = bonusOffers[key]
  const row: BonusRow = {
    id: 0,
    player_id: player,
    offer: key,
    given_at: new Date(now),
    earlier_terms: false,
    expires_at: null,
    activated_at: null,
    ended_at: null,
    ending_announced_at: null,
    outcome: null,
    wagered_kopecks: 0,
    deposit_id: null,
    amount_kopecks: 0,
    spins_left: 0,
    spins_won_kopecks: 0,
    won_kopecks: 0,
  }
  const facts = offer.deposit === null ? null : await readDepositFacts(db, player, now)
  return toBonus({ row, offer, state: 'available', ...openingOf(row, offer, facts, now) }, language)
}

/** An available bonus that a credited deposit has earned. */
export interface EarnedBonus {
  id: number
  title: Bilingual
}

/** The bonus that a credited deposit has earned and that can still be taken; `null` for none, and in a break. */
export async function earnedBonus(
  db: Database,
  player: number,
  deposit: number,
  now: number,
): Promise<EarnedBonus | null> {
  const { currentBreak } = await readProtection(db, player)
  if (permissionAt(currentBreak, now).state !== 'open') return null
  const earned = (await readOpenings(db, player, now)).find(({ depositId }) => depositId === deposit)
  return earned === undefined ? null : { id: earned.row.id, title: earned.offer.title }
}

/** How long before its deadline the end of an available bonus is announced. */
const ENDING_MS = 4 * 60 * 60 * 1000

/**
 * When the announcement of a deadline could be made first. An earlier one was of another deadline: the wait started anew
 * since, after another bonus.
 */
export const announcedFrom = (until: number): number => until - ENDING_MS

/** A bonus that can soon no longer be activated, and whose player does not know this deadline yet. */
export interface EndingBonus {
  id: number
  title: Bilingual
  until: number
}

/** The times at which a bonus changes without a write: its end is announced, and it expires. */
const changesOf = ({ row: { expires_at }, until }: OpenedBonus): number[] => {
  const expiry = expires_at?.getTime() ?? null
  // The wait for a deposit ends after its last millisecond, everything else with it.
  return [expiry, until].flatMap((end) => (end === null ? [] : [announcedFrom(end), end, end + 1]))
}

/**
 * Bonus fields of the status call and of withdrawals, in kopecks. A bonus that waits for a deposit is not available yet.
 * `known`: facts of deposits that were read already.
 */
export async function bonusSummary(db: Database, player: number, now: number, known: DepositFacts | null = null) {
  const bonuses = await readOpenings(db, player, now, known)
  const active = bonuses.find(({ state }) => state === 'active')
  const available = bonuses.filter(({ state, opens }) => state === 'available' && opens === 'now')
  return {
    available: available.length,
    ending: available.flatMap(({ row, offer, until }): EndingBonus[] =>
      until !== null && until - now <= ENDING_MS && (row.ending_announced_at?.getTime() ?? 0) < announcedFrom(until)
        ? [{ id: row.id, title: offer.title, until }]
        : [],
    ),
    activeKind: active?.offer.kind ?? null,
    freeSpins: active?.row.spins_left ?? 0,
    total: active === undefined ? 0 : wagerTotal(active.row, active.offer),
    left: active === undefined ? 0 : wagerLeft(active.row, active.offer),
    games: active?.offer.games ?? [],
    changesAt: Math.min(...bonuses.flatMap(changesOf).filter((at) => at > now)),
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
