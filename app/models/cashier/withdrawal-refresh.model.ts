import { attach, createEvent, createStore, sample } from 'effector'
import type { User } from '#contract/player/status.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
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
sample({ clock: withdrawalsChanged, fn: () => undefined, target: [statusOutdated, withdrawalsOutdated] })
sample({ clock: withdrawalsOutdated, fn: () => undefined, target: refreshWithdrawalsFx })

interface Money extends Pick<User, 'id' | 'balance' | 'on_hold'> {
  /** How often the money of this player has changed since the cashier was loaded. */
  changes: number
}

/** Money of the last status. The status poll is the only one: whatever depends on it is read after a change. */
const $money = createStore<Money | null>(null, { serialize: 'ignore' }).on(
  statusReceived,
  (last, { id, balance, on_hold }) => {
    if (last?.id !== id) return { id, balance, on_hold, changes: 0 }
    const isSame = last.balance === balance && last.on_hold === on_hold
    return isSame ? last : { id, balance, on_hold, changes: last.changes + 1 }
  },
)
sample({
  clock: $money.updates,
  filter: (money) => money !== null && money.changes > 0,
  fn: () => undefined,
  target: withdrawalsOutdated,
})
