import { FactList, type Fact } from '../FactList/FactList.tsx'
import * as styles from './VipLevelCard.css.ts'

export interface VipTierCardProps {
  /** The tier's whole name: "Newbie 2". */
  name: string
  /** Cashback, status bonus, points: what the tier gives and asks. */
  facts: readonly Fact[]
  /** Said where it is the player's own tier. */
  ownLabel: string | null
}

/** What one tier of a VIP level gives and asks. */
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
