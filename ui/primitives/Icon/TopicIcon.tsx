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
import { Drawing } from '../../private/drawing.tsx'

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

/** What a text is about. A module of its own: the first page draws none of these. */
export type TopicName = keyof typeof topics
/** Every topic, for the docs. */
export const topicNames = /* @__PURE__ */ Object.keys(topics).filter((name): name is TopicName => name in topics)

export interface TopicIconProps {
  topic: TopicName
  /** Pixels, 20 by default. */
  size?: 20 | 24 | 32
}

/** The picture of a topic beside its words; it says nothing to a screen reader. */
export function TopicIcon({ topic, size = 20 }: TopicIconProps) {
  return <Drawing lines={topics[topic]} size={size} component="TopicIcon" />
}
