import { useUnit } from 'effector-react'
import { useEffect, useSyncExternalStore } from 'react'
import { withdrawalsOutdated } from '#app/models/payments/withdrawal-refresh.model.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'

/** The server's clock is the one that counts, so it is asked a little later. */
const READ_DELAY_MS = 1000

/** Has payouts and conditions read again at a time when they change by themselves. Renders nothing. */
export function RefreshAt({ time }: { time: number }) {
  const outdate = useUnit(withdrawalsOutdated)
  const remaining = useRemaining(time + READ_DELAY_MS)
  const isOver = useSyncExternalStore(remaining.subscribe, () => remaining.seconds() === 0)
  useEffect(() => {
    if (isOver) outdate()
  }, [isOver, outdate])
  return null
}
