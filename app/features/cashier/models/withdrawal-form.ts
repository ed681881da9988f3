import type { PaymentMethod } from '#contract/money/cashier.ts'
import type { RememberedAccount } from './remembered-accounts.ts'
import { initialFields, type WithdrawalFields, type WithdrawalRoom } from './withdrawal-fields.ts'

/** The chosen payment system; `null` if it has left the list. */
export const providerOf = (
  { provider }: Pick<WithdrawalFields, 'provider'>,
  providers: readonly PaymentMethod[],
): PaymentMethod | null => (provider === '' ? providers[0] : providers.find(({ id }) => id === provider)) ?? null

/** The fields of an empty form: the first payment system with its remembered account. */
export function emptyForm(
  providers: readonly PaymentMethod[],
  rememberedOf: (provider: string) => RememberedAccount | null,
): WithdrawalFields {
  const [first] = providers
  return {
    ...initialFields(first ?? null, first === undefined ? null : rememberedOf(first.id)),
    // By its id: the order of the list may change.
    provider: first?.id ?? '',
    amount: '',
  }
}

/** The room of a request that is sent or whose outcome is unknown: it may have taken the money, and must be repeatable. */
export const UNLIMITED: WithdrawalRoom = { own: Number.POSITIVE_INFINITY, leftToday: null, withoutDocuments: null }

/**
 * What a press does with valid fields. `repeat`: the same request is sent again without a review; `conditions`: the
 * unmet conditions are shown; `none`: a request runs, or may not be repeated yet.
 */
export function pressOutcome(form: {
  isBusy: boolean
  isUnknown: boolean
  isBlocked: boolean
  now: number
  repeatableAt: number
}): 'none' | 'repeat' | 'conditions' | 'review' {
  if (form.isBusy || form.now < form.repeatableAt) return 'none'
  if (form.isUnknown) return 'repeat'
  return form.isBlocked ? 'conditions' : 'review'
}
