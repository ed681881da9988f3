import type { NativeProps } from '../../private/native-props.ts'
import { ProgressBar, type ProgressBarProps } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { FactList, type Fact } from '../FactList/FactList.tsx'
import * as styles from './VipLevelCard.css.ts'

export interface VipTierCardProps extends NativeProps<'div'> {
  /** Full name of the tier: "Newbie 2". */
  name: string
  /** Cashback, status bonus, required points. */
  facts: readonly Fact[]
  /** Label for the current player's tier; `null` for other tiers. */
  currentLabel: string | null
  /** One fact per row, so that tiers beside each other can be compared. */
  rows?: boolean | undefined
  /** Points to the next tier, for the player's own one. */
  progress?: ProgressBarProps | undefined
}

/** Benefits and requirements of one tier of a VIP level. */
export function VipTierCard({ name, facts, currentLabel, rows = false, progress, ...rest }: VipTierCardProps) {
  return (
    <div
      {...rest}
      className={styles.tier}
      data-component="VipTierCard"
      data-current={currentLabel === null ? undefined : ''}
    >
      <p className={styles.tierName}>
        {name}
        {currentLabel === null ? null : <span className={styles.currentLabel}>{currentLabel}</span>}
      </p>
      <FactList facts={facts} dense rows={rows} />
      {progress === undefined ? null : <ProgressBar {...progress} />}
    </div>
  )
}
