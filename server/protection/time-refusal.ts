import { errorCode } from '#contract/errors/codes.ts'
import type { ProtectionFacts } from './facts.ts'
import { breakRefusal, type ProtectionRefusal } from './refusals.ts'
import { playSessionAt, realityCheckAt } from './session-now.ts'

/**
 * Why a stake comes at a wrong time: a break, the pause after a session, or a reality check that is due. What adds to an
 * open round is refused in a break only: what was begun may be finished. A game may be opened before its reality check.
 */
export function timeRefusal(
  facts: ProtectionFacts,
  { now, isAdded = false, isOpening = false }: { now: number; isAdded?: boolean; isOpening?: boolean },
): ProtectionRefusal | null {
  const refusal = breakRefusal(facts.currentBreak, now)
  if (refusal !== null || isAdded) return refusal
  const session = playSessionAt(facts, now)
  if (session.kind === 'paused')
    return { kind: 'protected', code: errorCode.sessionPaused, help: { until: session.until } }
  const dueAt = realityCheckAt(facts, now)
  if (isOpening || dueAt === null || dueAt > now) return null
  return { kind: 'protected', code: errorCode.realityCheckDue, help: {} }
}
