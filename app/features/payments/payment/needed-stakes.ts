import { useQuery } from '@tanstack/react-query'
import { errorCode } from '#contract/errors/codes.ts'
import { withdrawalCheckQuery } from '#app/queries/withdrawals.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Rubles to be staked before a withdrawal after a paid deposit; `null` while unknown, and without the call. */
export function useStakesLeft(isPaid: boolean): number | null {
  const { data } = useQuery({ ...withdrawalCheckQuery(useLobbyKey()), enabled: isPaid })
  const stakes = data?.reasons.find(({ code }) => code === errorCode.wagerTooLow)
  if (stakes === undefined || stakes.have === null || stakes.need === null) return null
  return Math.max(0, stakes.need - stakes.have)
}
