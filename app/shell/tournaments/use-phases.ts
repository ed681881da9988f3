import { useUnit } from 'effector-react'
import { useCallback, useSyncExternalStore } from 'react'
import type { Tournament } from '#contract/lobby/tournaments.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { byPhase, phaseOf, type Phase } from '#app/models/tournaments/phase.ts'

/**
 * Groups tournaments by phase, on the server's clock. The shared ticker moves them at the exact second (`spec §4`), and a render
 * happens only when a phase changes.
 */
export function usePhases<T extends Pick<Tournament, 'started_at' | 'ended_at'>>(
  tournaments: readonly T[],
): Record<Phase, T[]> {
  const clock = requireClock(useUnit($clock))
  const phases = () => tournaments.map((tournament) => phaseOf(tournament, clock.now())).join(' ')
  // The snapshot is a string of phases, so that it is compared by value every second.
  useSyncExternalStore(
    useCallback((changed) => clock.subscribe(changed), [clock]),
    phases,
    phases,
  )
  return byPhase(tournaments, clock.now())
}
