import { errorCode } from '#contract/errors/codes.ts'
import type { WithdrawalCheck, WithdrawalCondition } from '#contract/money/withdrawals.ts'
import type { WithdrawalRoom } from '../models/withdrawal-fields.ts'
import { playerPaths } from '#app/router/player-paths.ts'

/** The conditions that have texts of their own, with the page that fixes them. */
const KNOWN = [
  { code: errorCode.profileRequired, name: 'profile', href: playerPaths.personalData() },
  { code: errorCode.verificationRequired, name: 'documents', href: playerPaths.verification() },
  { code: errorCode.activeBonusBlocks, name: 'bonus', href: playerPaths.bonuses() },
  { code: errorCode.freeSpinsBlock, name: 'spins', href: playerPaths.bonuses() },
  { code: errorCode.wagerTooLow, name: 'stakes', href: null },
  { code: errorCode.transactionUnfinished, name: 'payins', href: playerPaths.payments() },
  { code: errorCode.dailyLimitExceeded, name: 'limit', href: null },
  { code: errorCode.repeatedTooSoon, name: 'repeat', href: null },
] as const

/** A condition with its texts' name; `null` for a code that only the catalogue words. */
export const knownCondition = (code: number) => KNOWN.find((known) => known.code === code) ?? null

/** Id of the condition's line on the page. */
export const conditionId = (code: number): string => `withdrawal-condition-${code}`

/** Conditions that are not met. */
export const unmetConditions = ({ reasons }: WithdrawalCheck): WithdrawalCondition[] =>
  reasons.filter(({ met }) => !met)

/**
 * Conditions to be listed. The pause after a request is over by itself, so it is only a condition while it lasts. Free
 * spins that are left belong to an active bonus, so "no active bonus" would be wrong beside them.
 */
export function listedConditions({ reasons }: WithdrawalCheck): WithdrawalCondition[] {
  const hasFreeSpins = reasons.some(({ code, met }) => code === errorCode.freeSpinsBlock && !met)
  return reasons.filter(
    ({ code, met }) =>
      !met || (code !== errorCode.repeatedTooSoon && !(hasFreeSpins && code === errorCode.activeBonusBlocks)),
  )
}

/** Whether the player can withdraw. A back end that does not say so lists the missing conditions. */
export const canWithdraw = (check: WithdrawalCheck): boolean => check.can ?? unmetConditions(check).length === 0

/** Rubles that can be withdrawn without identity documents; `null` for any sum. */
export function leftWithoutDocuments({ reasons }: WithdrawalCheck): number | null {
  const documents = reasons.find(({ code }) => code === errorCode.verificationRequired)
  if (documents === undefined || documents.need === null || documents.have === null) return null
  return Math.max(0, documents.need - documents.have)
}

/** What the player can withdraw at most. `check` is `null` if the back end has no conditions. */
export const withdrawalRoom = (own: number, check: WithdrawalCheck | null): WithdrawalRoom => ({
  own,
  leftToday: check?.left_today ?? null,
  withoutDocuments: check === null ? null : leftWithoutDocuments(check),
})

/** Whole rubles that can be withdrawn at once. */
export const withdrawableSum = (check: WithdrawalCheck): number =>
  Math.floor(Math.min(check.own, ...[check.left_today, leftWithoutDocuments(check)].filter((limit) => limit !== null)))

/** Rubles of stakes that are missing; `null` if another condition is. */
export function missingStakes(check: WithdrawalCheck): number | null {
  const stakes = unmetConditions(check).find(({ code }) => code === errorCode.wagerTooLow)
  if (stakes === undefined || stakes.need === null || stakes.have === null) return null
  return Math.max(0, stakes.need - stakes.have)
}
