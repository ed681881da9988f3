import type { Destination, PaymentMethod } from '#contract/money/cashier.ts'
import { PaymentMark, type PaymentKind } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'

const KINDS: Readonly<Record<Destination, PaymentKind>> = {
  phone: 'phone',
  sbp: 'sbp',
  card: 'card',
  email: 'wallet',
  purse: 'wallet',
}
/** Format of a logo, also before it has loaded. */
const LOGO = { width: 48, height: 32 } as const

export interface ProviderMarkProps extends Pick<PaymentMethod, 'logo' | 'destination'> {
  /** Of the mark, in pixels. */
  size?: 32 | 40
}

/** The logo of a payment system, or a neutral mark. */
export function ProviderMark({ logo, destination, size = 40 }: ProviderMarkProps) {
  const picture = pictureAddress(logo)
  if (picture === null) return <PaymentMark kind={KINDS[destination]} size={size} />
  return <img src={picture} alt="" {...LOGO} loading="lazy" />
}
