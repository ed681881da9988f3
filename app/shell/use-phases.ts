import { useUnit } from 'effector-react'
import { useCallback, useSyncExternalStore } from 'react'
import type { Tournament } from '#contract/tournaments.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { byPhase, phaseOf, type Phase } from '#app/models/tournaments/phase.ts'

/**
 * Tournaments by phase on the server's clock. They change places at the second (`spec §4`), told by the one ticker, and
 * nothing is rendered while none does.
 */
export function usePhases<T extends Pick<Tournament, 'started_at' | 'ended_at'>>(
  tournaments: readonly T[],
): Record<Phase, T[]> {
  const clock = requireClock(useUnit($clock))
  const phases = () => tournaments.map((tournament) => phaseOf(tournament, clock.now())).join(' ')
  // What is compared each second is a text; its change is what renders.
  useSyncExternalStore(
    useCallback((changed) => clock.subscribe(changed), [clock]),
    phases,
  )
  return byPhase(tournaments, clock.now())
}
