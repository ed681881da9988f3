import type { Tournament } from '#contract/lobby/tournaments.ts'

/** The phase of a tournament (`spec §4`). */
export type Phase = 'future' | 'current' | 'past'

type Span = Pick<Tournament, 'started_at' | 'ended_at'>

/** The phase at a server time (ms). The start is inclusive, the end exclusive. */
export function phaseOf({ started_at, ended_at }: Span, now: number): Phase {
  if (now < started_at) return 'future'
  return now < ended_at ? 'current' : 'past'
}

/** Groups tournaments by phase: current by earliest end, future by earliest start, past by latest end. */
export function byPhase<T extends Span>(tournaments: readonly T[], now: number): Record<Phase, T[]> {
  const inPhase = (phase: Phase) => tournaments.filter((tournament) => phaseOf(tournament, now) === phase)
  return {
    current: inPhase('current').sort((a, b) => a.ended_at - b.ended_at),
    future: inPhase('future').sort((a, b) => a.started_at - b.started_at),
    past: inPhase('past').sort((a, b) => b.ended_at - a.ended_at),
  }
}
