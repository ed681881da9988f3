import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Limits } from '#contract/play/limits.ts'
import { limitsQuery } from '#app/queries/protection.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { $offerAnswered } from '../models/limits.model.ts'

export type OfferState = 'loading' | 'none' | 'offered' | 'set' | 'declined'

/** The offer of limits: why it is made, and how it was answered where it was shown. */
export function useOffer(): { state: OfferState; offer: Limits['offer'] } {
  // The cashier has read them a moment ago.
  const limits = useQuery({ ...limitsQuery(useLobbyKey()), refetchOnMount: false, retryOnMount: false })
  const answered = useUnit($offerAnswered)
  const offer = limits.data?.offer ?? ''
  const [shownOffer, setShownOffer] = useState<Limits['offer']>('')
  if (offer !== '' && offer !== shownOffer) setShownOffer(offer)
  if (offer !== '') return { state: 'offered', offer }
  if (shownOffer !== '') return { state: answered === '' ? 'none' : answered, offer: shownOffer }
  return { state: limits.isPending ? 'loading' : 'none', offer }
}
