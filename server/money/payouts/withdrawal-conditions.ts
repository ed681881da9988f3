import { KOPECKS_PER_RUBLE, money, timing } from '#contract/core/constants.ts'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import type { RejectionHelp } from '#contract/money/rejection-help.ts'
import type { BonusKind } from '#contract/player/bonuses.ts'
import type { Turnover } from '#server/money/turnover.ts'

/* The conditions of a withdrawal. One list serves the refusal and the answer to "can I withdraw, and why not?". */

/** What the conditions depend on. Money in kopecks. */
export interface WithdrawalFacts {
  now: number
  own: number
  /** Requested today in Moscow, and ever, without what went back. */
  withdrawnToday: number
  withdrawnInTotal: number
  lastRequestedAt: number | null
  /** Personal data are complete, phone and e-mail are confirmed. */
  isProfileComplete: boolean
  /** Identity documents are confirmed. */
  isVerified: boolean
  activeBonus: BonusKind | null
  /** Free spins of the active bonus that are left, whatever its kind. */
  freeSpins: number
  turnover: Turnover
  /** A deposit was paid or reported as paid, and its provider has not decided. */
  hasUndecidedDeposit: boolean
}

/** A condition by the code of its refusal. Amounts in rubles. */
export interface Condition {
  code: ErrorCode
  met: boolean
  have: number | null
  need: number | null
  until: number | null
  /** Data of the refusal. */
  help: Partial<RejectionHelp>
}

const SECOND = 1000
const rublesOf = (kopecks: number): number => kopecks / KOPECKS_PER_RUBLE

const condition = (
  code: ErrorCode,
  met: boolean,
  more: Partial<Pick<Condition, 'have' | 'need' | 'until' | 'help'>> = {},
): Condition => ({ code, met, have: null, need: null, until: null, help: {}, ...more })

function repeatCondition({ now, lastRequestedAt }: WithdrawalFacts): Condition {
  const until = lastRequestedAt === null ? now : lastRequestedAt + timing.withdrawalRepeat
  // A clock that was set back must not lock the player out.
  const isEarly = until > now && until <= now + timing.withdrawalRepeat
  return condition(errorCode.repeatedTooSoon, !isEarly, {
    until: isEarly ? until : null,
    help: { seconds: Math.ceil((until - now) / SECOND) },
  })
}

function dailyCondition({ now, withdrawnToday }: WithdrawalFacts, rubles: number): Condition {
  const have = rublesOf(withdrawnToday)
  const need = money.withdrawalMaxPerDay
  const isMet = have + rubles <= need
  return condition(errorCode.dailyLimitExceeded, isMet, {
    have,
    need,
    until: isMet ? null : moscowDay(now).until,
    help: { left: Math.max(0, need - have) },
  })
}

/** Every condition in the order of the checks. `rubles`: the amount, or the least one. */
export function withdrawalConditions(facts: WithdrawalFacts, rubles = 1): Condition[] {
  const { withdrawnInTotal, isProfileComplete, isVerified, activeBonus, freeSpins, turnover, hasUndecidedDeposit } =
    facts
  const withdrawn = rublesOf(withdrawnInTotal)
  const isSmall = withdrawn + rubles <= money.withdrawalWithoutDocuments
  const left = rublesOf(turnover.left)
  const total = rublesOf(turnover.total)
  return [
    repeatCondition(facts),
    condition(errorCode.profileRequired, isProfileComplete),
    condition(
      errorCode.verificationRequired,
      isVerified || isSmall,
      isVerified ? {} : { have: withdrawn, need: money.withdrawalWithoutDocuments },
    ),
    // A bonus of free spins alone has no money to wager before they are used.
    condition(errorCode.activeBonusBlocks, activeBonus === null || (activeBonus === 'freespins' && freeSpins > 0)),
    condition(errorCode.freeSpinsBlock, freeSpins === 0),
    condition(errorCode.wagerTooLow, left === 0, { have: total - left, need: total, help: { left, total } }),
    condition(errorCode.transactionUnfinished, !hasUndecidedDeposit),
    dailyCondition(facts, rubles),
  ]
}
