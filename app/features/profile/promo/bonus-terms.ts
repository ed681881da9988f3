import type { TFunction } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { bonusCost } from '#contract/money/bonus-cost.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { User } from '#contract/player/status.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'

/* What a bonus says about itself, from what its server sends; extensions that are absent say nothing. */

export type ProfileText = TFunction<'profile'>

/** A bonus of a deposit that has not been made: how much it gives is not known yet. */
export const isOpenEnded = ({ percent, opens }: Bonus): boolean => percent > 0 && opens === 'deposit'

/** Stakes that wager the bonus. A server without the extension sends only the multiplier. */
export const stakesOf = ({ wager_total: total, amount, wager }: Bonus): number => (total > 0 ? total : amount * wager)

/** Stakes still to be made for the active bonus. */
export function stakesLeft(bonus: Bonus, user: User): number {
  if (bonus.wager_total > 0) return bonus.wager_left
  return user.wagerbetsall > 0 ? user.wagerbets : stakesOf(bonus)
}

/** What a bonus gives, and by which rules. */
export interface BonusTerms {
  gives: string
  rules: string
}

const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ')

/** The terms before activation, in sentences. */
export function termsOf(bonus: Bonus, t: ProfileText, language: Language): BonusTerms {
  const rubles = (amount: number) => formatRubles(amount, language)
  const { amount, percent, min_deposit: min, wager, days, max_bet: max } = bonus
  const total = stakesOf(bonus)
  const isUpTo = isOpenEnded(bonus)
  // What free spins will win is not known yet.
  if (amount === 0 && bonus.spins > 0)
    return {
      gives: t('bonuses.givesSpins', { count: bonus.spins }),
      rules: wager > 0 ? t('bonuses.spinsWager', { wager, days }) : '',
    }
  const gives = isUpTo
    ? t('bonuses.givesUpTo', { amount: rubles(amount), percent, min: rubles(min) })
    : t('bonuses.gives', { amount: rubles(amount) })
  if (total === 0) return { gives, rules: t('bonuses.noWager') }
  const stakes =
    days === 0
      ? t('bonuses.wagerText', { total: rubles(total) })
      : isUpTo
        ? t('bonuses.wagerUpToIn', { wager: formatNumber(total / amount, language), days })
        : t('bonuses.wagerIn', { total: rubles(total), days })
  const cost = Math.round(bonusCost({ amount, stakes: total, edge: bonus.edge }).share * 100)
  const paid = bonus.max_paid
  const rules = sentences(
    stakes,
    max > 0 ? t('bonuses.maxBet', { max: rubles(max) }) : '',
    paid === 0
      ? ''
      : isUpTo
        ? t('bonuses.maxPaidShare', { percent: Math.round((100 * paid) / amount) })
        : t('bonuses.maxPaid', { max: rubles(paid) }),
    isUpTo ? t('bonuses.costShare', { percent: cost }) : t('bonuses.closed'),
  )
  return { gives, rules }
}

/** The rules that all of the bonuses have; `null` if they differ, or there is one bonus only. */
export function sharedRules(bonuses: readonly Bonus[], t: ProfileText, language: Language): string | null {
  const [rules = '', ...others] = new Set(bonuses.map((bonus) => termsOf(bonus, t, language).rules))
  return bonuses.length < 2 || rules === '' || others.length > 0 ? null : rules
}

const ORDINALS = ['first', 'second', 'third'] as const

/** How much own money it needs and how much of it is missing. A server without the extension sends no amount. */
function balanceReason({ own_needed: need }: Bonus, own: number, t: ProfileText, language: Language): string {
  if (need === 0) return t('bonuses.depositNeeded')
  const opens = t('bonuses.balanceNeeded', { need: formatRubles(need, language) })
  // The balance may be newer than the bonus.
  return own >= need
    ? opens
    : `${opens} ${t('bonuses.balanceMissing', { missing: formatRubles(need - own, language) })}`
}

/** Why an available bonus cannot be activated now; `null` if it can. `own`: the player's own money in rubles. */
export function waitReason(
  bonus: Bonus,
  { level, own, isOtherActive }: { level: number; own: number; isOtherActive: boolean },
  t: ProfileText,
  language: Language,
): string | null {
  const { opens, deposit: ordinal, min_level: needed } = bonus
  const min = formatRubles(bonus.min_deposit, language)
  if (level < needed) return t('bonuses.levelNeeded', { needed, level })
  if (opens === 'deposit') return t(`bonuses.afterDeposit.${ORDINALS[ordinal - 1] ?? 'other'}`, { ordinal, min })
  if (opens === 'balance') return balanceReason(bonus, own, t, language)
  if (!isOtherActive) return null
  // The time of a deposit bonus stops meanwhile.
  return t(ordinal > 0 && bonus.expires_at === null ? 'bonuses.otherActiveWaits' : 'bonuses.otherActive')
}
