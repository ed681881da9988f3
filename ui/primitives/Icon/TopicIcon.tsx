import {
  Banknote,
  CircleUserRound,
  CreditCard,
  Gauge,
  Gift,
  HandHeart,
  LifeBuoy,
  Scale,
  ShieldCheck,
  Smartphone,
  Trophy,
  Wallet,
  WalletCards,
} from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'

const topics = {
  account: CircleUserRound,
  verified: ShieldCheck,
  deposit: WalletCards,
  withdrawal: Banknote,
  bonus: Gift,
  fairness: Scale,
  trophy: Trophy,
  care: HandHeart,
  card: CreditCard,
  transfer: Smartphone,
  wallet: Wallet,
  limits: Gauge,
  help: LifeBuoy,
} as const

/** Topic of a text. In its own module, because the first page does not use these icons. */
export type TopicName = keyof typeof topics
/** Every topic name, for the documentation. */
export const topicNames = /* @__PURE__ */ Object.keys(topics).filter((name): name is TopicName => name in topics)

export interface TopicIconProps extends NativeProps<'svg', 'aria-hidden'> {
  /** What the text is about. */
  topic: TopicName
  /** In pixels; 20 by default. */
  size?: 20 | 24 | 32 | undefined
}

/** A decorative topic icon beside text, hidden from assistive technology. */
export function TopicIcon({ topic, size = 20, ...rest }: TopicIconProps) {
  return <SvgIcon {...rest} icon={topics[topic]} size={size} component="TopicIcon" />
}
