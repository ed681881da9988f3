import { ArrowLeftRight, Coins, CreditCard, Globe, Landmark, Smartphone, Wallet, Zap } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { classes } from '../../private/dom.ts'
import * as styles from './PaymentMark.css.ts'

const symbols = {
  card: CreditCard,
  transfer: ArrowLeftRight,
  abroad: Globe,
  bank: Landmark,
  wallet: Wallet,
  sbp: Zap,
  crypto: Coins,
  phone: Smartphone,
} as const

/** Kind of a payment system. `abroad` is a card of another country. */
export type PaymentKind = keyof typeof symbols
/** Every kind, for the documentation. */
export const paymentKinds = /* @__PURE__ */ Object.keys(symbols).filter((kind): kind is PaymentKind => kind in symbols)

export interface PaymentMarkProps extends NativeProps<'span', 'aria-hidden'> {
  /** Sets the symbol. */
  kind: PaymentKind
  /** One to three letters in place of the symbol, for a bank or a wallet. */
  letter?: string | undefined
  /** In pixels. */
  size?: 32 | 40 | undefined
}

/** A neutral mark of a payment system beside its name: a symbol or letters, never a trademark. Decorative. */
export function PaymentMark({ kind, letter, size = 40, ...rest }: PaymentMarkProps) {
  return (
    <span
      {...rest}
      className={classes(styles.mark, styles.kind[kind])}
      aria-hidden="true"
      data-component="PaymentMark"
      data-size={size}
      data-long={letter !== undefined && letter.length > 1 ? '' : undefined}
    >
      {letter === undefined || letter === '' ? <SvgIcon icon={symbols[kind]} size={size / 2} /> : letter}
    </span>
  )
}
