import { FactList, type Fact } from '../FactList/FactList.tsx'
import * as styles from './VipLevelCard.css.ts'

export interface VipTierCardProps {
  /** Full name of the tier: "Newbie 2". */
  name: string
  /** Cashback, status bonus, required points. */
  facts: readonly Fact[]
  /** Label for the current player's tier; `null` for other tiers. */
  ownLabel: string | null
}

/** Benefits and requirements of one tier of a VIP level. */
export function VipTierCard({ name, facts, ownLabel }: VipTierCardProps) {
  return (
    <div className={styles.tier} data-component="VipTierCard" data-own={ownLabel === null ? undefined : ''}>
      <p className={styles.tierName}>
        {name}
        {ownLabel === null ? null : <span className={styles.own}>{ownLabel}</span>}
      </p>
      <FactList facts={facts} dense />
    </div>
  )
}
