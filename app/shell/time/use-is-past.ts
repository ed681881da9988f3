import { useUnit } from 'effector-react'
import { useCallback, useSyncExternalStore } from 'react'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** Whether a server timestamp has passed, by the shared ticker: one render at that second. `null` never passes. */
export function useIsPast(timestampMs: number | null): boolean {
  const clock = requireClock(useUnit($clock))
  const isPast = () => timestampMs !== null && clock.now() >= timestampMs
  return useSyncExternalStore(
    useCallback((changed) => (timestampMs === null ? () => undefined : clock.subscribe(changed)), [clock, timestampMs]),
    isPast,
    isPast,
  )
}
