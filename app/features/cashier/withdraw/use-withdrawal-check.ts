import { useQuery } from '@tanstack/react-query'
import { withdrawalCheckQuery } from '#app/queries/withdrawals.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/**
 * Whether the player can withdraw. The last answer stays while another language is read. Only the panel of conditions
 * reads it; the other parts of the page show what it has read.
 */
export function useWithdrawalCheck({ enabled = false }: { enabled?: boolean } = {}) {
  const key = useLobbyKey()
  return useQuery({
    ...withdrawalCheckQuery(key),
    enabled,
    placeholderData: (previous, query) => (query?.queryKey[2].session === key.session ? previous : undefined),
  })
}
