import type { Tournament } from '#contract/tournaments.ts'

/** Where a tournament is in time (`spec §4`). */
export type Phase = 'future' | 'current' | 'past'

type Span = Pick<Tournament, 'started_at' | 'ended_at'>

/** The phase at a moment of the server's clock. The start belongs to the tournament, the end no longer does. */
export function phaseOf({ started_at, ended_at }: Span, now: number): Phase {
  if (now < started_at) return 'future'
  return now < ended_at ? 'current' : 'past'
}

/** The tournaments of a list by phase: the first to end, the first to begin, the last to have ended come first. */
export function byPhase<T extends Span>(tournaments: readonly T[], now: number): Record<Phase, T[]> {
  const inPhase = (phase: Phase) => tournaments.filter((tournament) => phaseOf(tournament, now) === phase)
  return {
    current: inPhase('current').sort((one, other) => one.ended_at - other.ended_at),
    future: inPhase('future').sort((one, other) => one.started_at - other.started_at),
    past: inPhase('past').sort((one, other) => other.ended_at - one.ended_at),
  }
}
