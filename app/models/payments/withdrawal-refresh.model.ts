import { attach, createEvent, sample } from 'effector'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { refreshWithdrawals } from '#app/queries/withdrawals.ts'

/** A withdrawal was requested or cancelled, or may have been: the player's money is read again. */
export const withdrawalsChanged = createEvent()
/** Payouts, conditions and history may be out of date. */
export const withdrawalsOutdated = createEvent()

const refreshWithdrawalsFx = attach({
  source: $queryClient,
  effect: (client) => refreshWithdrawals(requireClient(client)),
})
sample({ clock: withdrawalsChanged, target: [statusOutdated, withdrawalsOutdated] })
sample({ clock: withdrawalsOutdated, target: refreshWithdrawalsFx })
