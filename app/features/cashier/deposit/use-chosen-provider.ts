import { useState } from 'react'
import type { PaymentMethod } from '#contract/money/cashier.ts'

export interface ChosenProvider {
  /** What the deposit is sent by; `null` while the chosen method is unavailable. */
  provider: PaymentMethod | null
  /** The chosen method as it was last listed, while it is unavailable. */
  goneProvider: PaymentMethod | null
  isGone: boolean
}

/**
 * The chosen payment system of the polled list; the first one without a choice. A chosen system that disappears stays
 * chosen, because the player may not notice another one in its place.
 */
export function useChosenProvider(chosenId: string, providers: readonly PaymentMethod[]): ChosenProvider {
  const listed = chosenId === '' ? providers[0] : providers.find(({ id }) => id === chosenId)
  const [last, setLast] = useState(listed)
  if (listed !== undefined && listed !== last) setLast(listed)
  const isSame = chosenId === '' || last?.id === chosenId
  return {
    provider: listed ?? null,
    goneProvider: listed === undefined && isSame ? (last ?? null) : null,
    isGone: listed === undefined,
  }
}
