import { useQuery } from '@tanstack/react-query'
import { withdrawalCheckQuery } from '#app/queries/withdrawals.ts'
import { useLobbyKey } from '#app/shell/player/use-lobby-key.ts'

/** Whether the player can withdraw. The last answer stays while another language is read. */
export function useWithdrawalCheck() {
  const key = useLobbyKey()
  return useQuery({
    ...withdrawalCheckQuery(key),
    placeholderData: (previous, query) => (query?.queryKey[2].session === key.session ? previous : undefined),
  })
}
