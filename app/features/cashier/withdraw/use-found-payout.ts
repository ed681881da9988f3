import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import type { WithdrawalRequest } from '../models/withdrawal-fields.ts'
import { $firstPressAt, isPayoutOf, withdrawalFound } from '../models/withdrawal.model.ts'
import { payoutsQuery } from '#app/queries/withdrawals.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Ends an unknown outcome once the payout of the request is listed. `request`: the one that was sent. */
export function useFoundPayout(request: WithdrawalRequest | null, isUnknown: boolean): void {
  const { firstPressAt, reportFound } = useUnit({ firstPressAt: $firstPressAt, reportFound: withdrawalFound })
  const { data } = useQuery({ ...payoutsQuery(useLobbyKey()), enabled: false })
  const isListed =
    isUnknown &&
    request !== null &&
    firstPressAt !== null &&
    data !== undefined &&
    data.items.some((payout) => isPayoutOf(payout, { ...request, firstPressAt }))
  const found = useEffectEvent(() => {
    if (request !== null) reportFound(request)
  })
  useEffect(() => {
    if (isListed) found()
  }, [isListed])
}
