import { useState } from 'react'
import { Stack } from '#ui/index.ts'
import { HistoryView, useHistory } from '#app/features/payments/index.ts'
import { OpenPayouts } from '#app/features/cashier/index.ts'
import { useVisibleSection } from '#app/features/profile/index.ts'

/** The payouts on their way and the payments of a month. Looking at them ends the alert of the tab. */
export function FinancesHistory({ hasOpenPayouts }: { hasOpenPayouts: boolean }) {
  const isVisible = useVisibleSection('overview')
  const [hadPayouts, setHadPayouts] = useState(false)
  // The list stays after the last cancellation, which it confirms.
  if (hasOpenPayouts && isVisible && !hadPayouts) setHadPayouts(true)
  return (
    <Stack gap={4}>
      {hadPayouts ? <OpenPayouts /> : null}
      <HistoryView alone history={useHistory(isVisible)} />
    </Stack>
  )
}
