import { errorCode } from '#contract/errors/codes.ts'
import { readProtectionHelp } from '#contract/play/protection-help.ts'
import type { Failure } from '#app/http/failure.ts'

/** Why real play is closed, and until when; `null` for ever, or if the server does not say. */
export interface ClosedPlay {
  kind: 'timeout' | 'excluded' | 'paused'
  until: number | null
}

const KINDS: Readonly<Record<number, ClosedPlay['kind']>> = {
  [errorCode.onTimeout]: 'timeout',
  [errorCode.selfExcluded]: 'excluded',
  [errorCode.sessionPaused]: 'paused',
}

/** What a rejected launch says about players' protection; `null` if it was rejected for another reason. */
export function closedPlayOf(failure: Failure): ClosedPlay | null {
  if (failure.kind !== 'rejected') return null
  const kind = KINDS[failure.code]
  return kind === undefined ? null : { kind, until: readProtectionHelp(failure.data).until }
}
