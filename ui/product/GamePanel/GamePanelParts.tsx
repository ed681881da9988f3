import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './GamePanelParts.css.ts'

/** The longest amount, in characters, beside which there is room for a button. */
const SHORT_AMOUNT = 9

export interface GamePanelSectionProps extends NativeProps<'div'> {
  /** Content of the part. */
  children: ReactNode
}

/** A part of a tab, apart from the next one by a hairline. */
export function GamePanelSection(props: GamePanelSectionProps) {
  return <div {...props} className={styles.section} data-component="GamePanelSection" />
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
