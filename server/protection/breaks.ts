import { mayReplaceBreak, RETURN_DELAY_MS, type PlayPermission } from '#contract/play/protection-rules.ts'

/* Time-out and self-exclusion as pure rules. Times in milliseconds. */

/** The break of a player that was not replaced by another one. */
export interface Break {
  kind: 'timeout' | 'exclusion'
  beganAt: number
  /** `null` for ever. */
  until: number | null
  returnAskedAt: number | null
}

/** Whether the player may play now, and until when a break lasts at least. */
export interface Permission {
  state: PlayPermission
  /** `null` for ever, and while play is open. */
  until: number | null
}

const OPEN: Permission = { state: 'open', until: null }

/** When play opens again after the request to return; `null` before it. */
export const returnsAt = ({ returnAskedAt }: Break): number | null =>
  returnAskedAt === null ? null : returnAskedAt + RETURN_DELAY_MS

/** What a break means at `now`. A time-out ends by itself, a self-exclusion 24 hours after the request to return. */
export function permissionAt(current: Break | null, now: number): Permission {
  if (current === null) return OPEN
  const { kind, until } = current
  if (kind === 'timeout') return until !== null && until <= now ? OPEN : { state: 'timeout', until }
  const opensAt = returnsAt(current)
  return opensAt !== null && opensAt <= now ? OPEN : { state: 'excluded', until: opensAt ?? until }
}

/** When `permissionAt` changes although nothing is written; `null` for never. */
export function permissionChangesAt(current: Break | null, now: number): number | null {
  if (current === null || permissionAt(current, now).state === 'open') return null
  return current.kind === 'timeout' ? current.until : returnsAt(current)
}

/** Whether the player may ask to return: the term of the self-exclusion is over. */
export const canReturn = (current: Break | null, now: number): current is Break =>
  current?.kind === 'exclusion' &&
  permissionAt(current, now).state === 'excluded' &&
  current.returnAskedAt === null &&
  current.until !== null &&
  current.until <= now

/** Whether a break may begin in place of the one that holds. */
export const mayReplace = (current: Break | null, next: Pick<Break, 'kind' | 'until'>, now: number): boolean =>
  mayReplaceBreak(permissionAt(current, now), next)
