import { useQuery } from '@tanstack/react-query'
import { errorCode } from '#contract/errors/codes.ts'
import { withdrawalCheckQuery } from '#app/queries/withdrawals.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Stakes in rubles, made and needed, before a withdrawal. */
export interface NeededStakes {
  have: number
  need: number
}

/**
 * What must be staked before a withdrawal after a paid deposit. `stakes` is `null` if nothing is left, while it loads, and
 * without the call.
 */
export function useNeededStakes(isPaid: boolean): { stakes: NeededStakes | null; isLoading: boolean } {
  const { data, isLoading } = useQuery({ ...withdrawalCheckQuery(useLobbyKey()), enabled: isPaid })
  const { have = null, need = null } = data?.reasons.find(({ code }) => code === errorCode.wagerTooLow) ?? {}
  return { stakes: have === null || need === null || have >= need ? null : { have, need }, isLoading }
}
