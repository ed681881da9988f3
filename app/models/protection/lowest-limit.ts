import type { Limit } from '#contract/play/limits.ts'
import type { LimitKind } from '#contract/play/protection-rules.ts'

/** The limit of a kind with the least left; `null` without one. */
export const lowestLimit = (limits: readonly Limit[], wanted: LimitKind): Limit | null =>
  limits.filter(({ kind }) => kind === wanted).toSorted((one, other) => one.left - other.left)[0] ?? null
