import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { writeProtectionHelp, type ProtectionHelp } from '#contract/play/protection-help.ts'
import { Rejection } from '#server/http/rejection.ts'
import { permissionAt, type Break } from './breaks.ts'
import type { HeldLimit } from './limits.ts'

/** Why protection refuses a stake, a deposit or a bonus. */
export interface ProtectionRefusal {
  kind: 'protected'
  code: ErrorCode
  help: Partial<ProtectionHelp>
}

const CODES = { timeout: errorCode.onTimeout, excluded: errorCode.selfExcluded } as const

/** The refusal of a time-out or a self-exclusion that holds at `now`; `null` without one. */
export function breakRefusal(current: Break | null, now: number): ProtectionRefusal | null {
  const { state, until } = permissionAt(current, now)
  return state === 'open' ? null : { kind: 'protected', code: CODES[state], help: { until } }
}

/** How a limit was used: kopecks, and when the oldest part of them leaves the window. */
export interface LimitUse {
  used: number
  freesAt: number | null
}

/** The kopecks that are left of a limit. */
export const leftOf = ({ amount }: Pick<HeldLimit, 'amount'>, { used }: LimitUse): number =>
  Math.max(0, amount - Math.max(0, used))

/** A limit with its use. */
export interface UsedLimit extends LimitUse {
  limit: HeldLimit
}

/** The refusal of `kopecks` by the limits that they would pass: the one with the least left. `null` if all allow them. */
export function limitRefusal(limits: readonly UsedLimit[], kopecksOf: (limit: HeldLimit) => number) {
  const [lowest] = limits
    .filter((one) => kopecksOf(one.limit) > leftOf(one.limit, one))
    .toSorted((one, other) => leftOf(one.limit, one) - leftOf(other.limit, other))
  if (lowest === undefined) return null
  const { limit, freesAt } = lowest
  const left = leftOf(limit, lowest) / KOPECKS_PER_RUBLE
  const help = { kind: limit.kind, period: limit.period, left, until: freesAt }
  return { kind: 'protected', code: errorCode.limitReached, help } satisfies ProtectionRefusal
}

/** The rejection of a call by protection. */
export const rejectionOf = ({ code, help }: ProtectionRefusal): Rejection =>
  new Rejection(code, { data: writeProtectionHelp(help) })
