import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { timing } from '#contract/core/constants.ts'
import { getPayouts, getSbpBanks, getWithdrawalCheck } from '#contract/money/withdrawals.ts'
import { anyPaymentHistory } from './cashier.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

const payoutsKey = ['cashier', 'payouts'] as const
const checkKey = ['cashier', 'withdrawal check'] as const

/** The player's open payouts. Never cached: money may have moved since. */
export const payoutsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: [...payoutsKey, key] as const,
    queryFn: ({ client, signal }) => httpOf(client).call(getPayouts, { timeoutMs: timing.paymentReadTimeout }, signal),
    staleTime: 0,
  })

/** Whether the player can withdraw; `null` if the back end does not implement the call. */
export const withdrawalCheckQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: [...checkKey, key] as const,
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getWithdrawalCheck, {}, signal)),
    staleTime: 0,
  })

/** Banks that a provider can pay to. */
export const sbpBanksQuery = (key: LobbyKey & { provider: string }) =>
  queryOptions({
    queryKey: ['cashier', 'sbp banks', key] as const,
    queryFn: ({ client, signal }) =>
      httpOf(client).call(getSbpBanks, { params: { provider: key.provider }, query: { method: 'sbp' } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Refetches the shown parts of the cashier that a withdrawal or another balance changes. */
export async function refreshWithdrawals(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: payoutsKey }),
    client.invalidateQueries({ queryKey: checkKey }),
    client.invalidateQueries(anyPaymentHistory),
  ])
}
