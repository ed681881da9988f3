import type { ReactNode } from 'react'
import { keepFootClear } from '../../private/keep-clear.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import { ProgressBar, type ProgressBarProps } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as styles from './GamePanelParts.css.ts'

/** The longest amount, in characters, beside which there is room for a button. */
const SHORT_AMOUNT = 9

export interface GamePanelSectionProps extends NativeProps<'div'> {
  /** Stands at the foot of the column, whatever is above it. Toasts do not cover it. */
  foot?: boolean | undefined
  /** Content of the part. */
  children: ReactNode
}

/** A part of a tab, apart from the next one by a hairline. */
export function GamePanelSection({ foot = false, ...rest }: GamePanelSectionProps) {
  return (
    <div
      {...rest}
      className={styles.section}
      data-foot={foot ? '' : undefined}
      data-component="GamePanelSection"
      {...(foot ? keepFootClear : {})}
    />
  )
}

export interface GamePanelLevelProps extends NativeProps<'div'> {
  /** Level of the player; it sets the arch. */
  level: VipLevel
  /** Progress to the next tier; its label is the name of the tier. */
  points: ProgressBarProps
}

/** The tier of the player beside a game: its arch, its name and the points. */
export function GamePanelLevel({ level, points, ...rest }: GamePanelLevelProps) {
  return (
    <div {...rest} className={styles.level} data-component="GamePanelLevel">
      <TierArch level={level} className={styles.arch} />
      <ProgressBar {...points} />
    </div>
  )
}

export interface GamePanelPurseProps extends NativeProps<'div'> {
  /** Label and amount of the own money, or of the demo purse. */
  label: string
  /** The amount, formatted. */
  amount: string
  /** A button beside the amount. */
  action?: ReactNode | undefined
  /** Bonus money, if there is any. */
  bonus?: { label: string; amount: string } | undefined
}

/** The money of a game: the own money large, bonus money apart below it. */
export function GamePanelPurse({ label, amount, action, bonus, ...rest }: GamePanelPurseProps) {
  return (
    <div {...rest} className={styles.purse} data-component="GamePanelPurse">
      <div className={styles.row}>
        <p className={styles.own}>
          <span className={styles.label}>{label}</span>
          <span className={styles.amount} data-long={amount.length > SHORT_AMOUNT ? '' : undefined}>
            {amount}
          </span>
        </p>
        {action}
      </div>
      {bonus === undefined ? null : (
        <p className={styles.bonus}>
          <span className={styles.label}>{bonus.label}</span>
          <span className={styles.bonusAmount}>{bonus.amount}</span>
        </p>
      )}
    </div>
  )
}

export interface GamePanelSettingProps extends NativeProps<'div'> {
  /** Name of the setting. */
  label: string
  /** The current value as text. */
  value: string
  /** What the value means. */
  note?: string | undefined
  /** The button that changes it. */
  action: ReactNode
}

/** A setting of the game with its value and the button that changes it. */
export function GamePanelSetting({ label, value, note, action, ...rest }: GamePanelSettingProps) {
  return (
    <div {...rest} className={styles.row} data-component="GamePanelSetting">
      <p className={styles.setting}>
        <span className={styles.label}>{label}</span>
        <span>
          <strong className={styles.value}>{value}</strong>
          {note === undefined ? null : <span className={styles.label}>{` · ${note}`}</span>}
        </span>
      </p>
      {action}
    </div>
  )
}
