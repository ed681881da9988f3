import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Exclusion } from '#contract/play/exclusion.ts'
import { breakEnd, isTimeout, type BreakTerm } from '#contract/play/protection-rules.ts'
import { endActiveBonus } from '#server/accounts/bonuses/end-bonus.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { checkCurrentPassword } from '#server/accounts/passwords/check-current-password.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import type { Database } from '#server/db/open.ts'
import { gameBy } from '#server/games/queries.ts'
import { Rejection } from '#server/http/rejection.ts'
import { finishOpenRound } from '#server/play/round/finish-abandoned.ts'
import { canReturn, mayReplace, permissionAt, returnsAt } from './breaks.ts'
import { keepContacts } from './excluded-contacts.ts'
import { readProtection } from './facts.ts'

/** Whether the player signs in by a social network, and so may have no password to confirm with. */
async function hasPassword(db: Database, player: number): Promise<boolean> {
  const identity = await db
    .selectFrom('social_identities')
    .select('network')
    .where('player_id', '=', player)
    .executeTakeFirst()
  return identity === undefined
}

async function openRoundOf(db: Database, player: number, language: Language) {
  const open = await db
    .selectFrom('stakes')
    .select('game_slug as slug')
    .where('player_id', '=', player)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (open === undefined) return null
  const game = await gameBy(db, open.slug)
  return { slug: open.slug, name: game?.[`name_${language}`] ?? open.slug }
}

/** Reads the time-out or the self-exclusion that holds, as the call returns it. */
export async function readExclusion(db: Database, player: number, language: Language, now: number): Promise<Exclusion> {
  const { currentBreak } = await readProtection(db, player)
  const { state } = permissionAt(currentBreak, now)
  const isOpen = state === 'open'
  return {
    state,
    began_at: isOpen ? null : (currentBreak?.beganAt ?? null),
    until: isOpen ? null : (currentBreak?.until ?? null),
    can_return: canReturn(currentBreak, now),
    returns_at: isOpen || currentBreak === null ? null : returnsAt(currentBreak),
    open_round: await openRoundOf(db, player, language),
    has_password: await hasPassword(db, player),
  }
}

/**
 * Begins a time-out or a self-exclusion at once. A self-exclusion finishes the open round by the rules of its game, and
 * ends the active bonus.
 * @throws Rejection 132, 135, 2 the password, 605 it would end before the one that holds
 */
export async function beginBreak(
  db: Database,
  player: number,
  { term, password }: { term: BreakTerm; password: string },
  now: number,
): Promise<void> {
  if (await hasPassword(db, player)) await checkCurrentPassword(db, player, password, now)
  const kind = isTimeout(term) ? ('timeout' as const) : ('exclusion' as const)
  const until = breakEnd(term, now)
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const { currentBreak } = await readProtection(transaction, player)
    if (!mayReplace(currentBreak, { kind, until }, now)) throw new Rejection(errorCode.protectionFixed)
    await transaction
      .updateTable('exclusions')
      .set({ ended_at: new Date(now) })
      .where('player_id', '=', player)
      .where('ended_at', 'is', null)
      .execute()
    await transaction
      .insertInto('exclusions')
      .values({ player_id: player, kind, began_at: new Date(now), until: until === null ? null : new Date(until) })
      .execute()
    await keepContacts(transaction, player)
    await recordEvent(transaction, player, kind === 'timeout' ? 'timeoutBegan' : 'excluded', now, term)
    if (kind === 'timeout') return
    await finishOpenRound(transaction, player, now)
    await endActiveBonus(transaction, player, now)
  })
}

/**
 * Asks to return from a self-exclusion whose term is over. Repeating it changes nothing.
 * @throws Rejection 605
 */
export async function requestReturn(db: Database, player: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const { currentBreak } = await readProtection(transaction, player)
    const isAsked = currentBreak?.returnAskedAt !== null && permissionAt(currentBreak, now).state === 'excluded'
    if (isAsked) return
    if (!canReturn(currentBreak, now)) throw new Rejection(errorCode.protectionFixed)
    await transaction
      .updateTable('exclusions')
      .set({ return_asked_at: new Date(now) })
      .where('player_id', '=', player)
      .where('ended_at', 'is', null)
      .execute()
    await recordEvent(transaction, player, 'returnAsked', now)
  })
}
