import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { RemainingTime } from '#ui/index.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** Remaining time until a server timestamp, from the shared ticker. */
export function useRemaining(endsAt: number): RemainingTime {
  const clock = requireClock(useUnit($clock))
  return useMemo(
    () => ({
      seconds: () => Math.max(0, Math.ceil((endsAt - clock.now()) / 1000)),
      subscribe: (listener) => clock.subscribe(listener),
    }),
    [clock, endsAt],
  )
}

/** Time since a server timestamp, from the shared ticker. */
export function useElapsed(startedAt: number): RemainingTime {
  const clock = requireClock(useUnit($clock))
  return useMemo(
    () => ({
      seconds: () => Math.max(0, Math.floor((clock.now() - startedAt) / 1000)),
      subscribe: (listener) => clock.subscribe(listener),
    }),
    [clock, startedAt],
  )
}
