import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { readAmount } from '#contract/money/money-rules.ts'
import type { Limit, LimitRaise, Limits } from '#contract/play/limits.ts'
import {
  hasPeriod,
  isLimitAmount,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '#contract/play/protection-rules.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'

/** Kind and period, of which a player has one limit. */
export interface LimitName {
  kind: LimitKind
  period: LimitPeriod
}

/** Every limit that a player can set, by kind. */
export const LIMIT_NAMES: readonly LimitName[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.filter((period) => hasPeriod(kind, period)).map((period) => ({ kind, period })),
)

const isNamed =
  ({ kind, period }: LimitName) =>
  (row: LimitName): boolean =>
    row.kind === kind && row.period === period

/** The limit of a name that holds, and the change of it that waits; `null` without one. */
export const limitNamed = (limits: Limits, name: LimitName): { held: Limit | null; raise: LimitRaise | null } => ({
  held: limits.items.find(isNamed(name)) ?? null,
  raise: limits.pending.find(isNamed(name)) ?? null,
})

/** Fields of the form as typed. */
export interface LimitFields {
  amount: string
}

/** Rubles or minutes as typed; `null` if it is no amount that the limit can have. */
export function readLimitAmount(typed: string, kind: LimitKind, language: Language): number | null {
  const reading = readAmount(typed, language)
  if (reading.kind !== 'whole' && reading.kind !== 'notWhole') return null
  return isLimitAmount(kind, reading.value) ? reading.value : null
}

/** What is wrong with a typed amount, as the problem of the field `amount`. */
export function checkLimit({ amount }: LimitFields, kind: LimitKind, language: Language): Problems {
  if (amount.trim() === '') return { amount: 'required' }
  return problemsOf({ amount: readLimitAmount(amount, kind, language) === null ? errorCode.amountInvalid : null })
}

/** What a new amount does: it holds at once, waits 24 hours, or is the one that holds already. */
export type LimitEffect = 'first' | 'lower' | 'same' | 'higher'

/** The effect of an amount in place of the one that holds; `null` is no limit. */
export function limitEffect(held: number | null, wanted: number): LimitEffect {
  if (held === null) return 'first'
  if (wanted === held) return 'same'
  return wanted < held ? 'lower' : 'higher'
}
