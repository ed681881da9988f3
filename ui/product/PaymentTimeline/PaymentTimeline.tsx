import { useState, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './PaymentTimeline.css.ts'

/** `ended`: the last step of a payment that was not paid. */
export type PaymentStepState = 'done' | 'now' | 'next' | 'ended'

export interface PaymentStep {
  label: string
  state: PaymentStepState
  /** When it happened, or until when it will: `12:04`, `within 5 minutes`. */
  time?: ReactNode | undefined
  /** The visitor's local time, as the title of `time`. */
  localTime?: string | undefined
  /** Who acts. Of the current step: who is awaited, and for what. */
  note?: ReactNode | undefined
}

export interface PaymentTimelineProps extends NativeProps<'div'> {
  /** Accessible name of the list. */
  label: string
  /** The steps from the first to the last. */
  steps: readonly PaymentStep[]
  /** The states as words, because the markers are decorative. */
  stateTexts: Readonly<Record<PaymentStepState, string>>
  /** How long the payment takes, or has taken. */
  promise?: ReactNode | undefined
  /** Side by side, where there is room: for a payment in a list. */
  flat?: boolean | undefined
}

/** The current step, or the last one of a finished payment. */
const findLatest = (steps: readonly PaymentStep[]): PaymentStep | undefined =>
  steps.find(({ state }) => state === 'now') ?? steps.findLast(({ state }) => state === 'done' || state === 'ended')

/** The steps of a payment with their times. Screen readers announce each new step once. */
export function PaymentTimeline({ label, steps, stateTexts, promise, flat = false, ...rest }: PaymentTimelineProps) {
  const latest = findLatest(steps)
  const latestText = latest === undefined ? '' : `${stateTexts[latest.state]}: ${latest.label}`
  // The step at which the page opens is not news.
  const [firstText] = useState(latestText)
  return (
    <div {...rest} className={styles.root} data-component="PaymentTimeline">
      <ol aria-label={label} className={flat ? styles.flat : undefined}>
        {steps.map(({ label: stepLabel, state, time, localTime, note }, index) => (
          <li
            // Steps are only added at the end, and two may have one name.
            key={index}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.marker} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : null}
            </span>
            <div className={styles.head}>
              <p className={styles.label}>
                <span className={visuallyHidden}>{stateTexts[state]}: </span>
                {stepLabel}
              </p>
              {time === undefined ? null : (
                <p className={styles.time} title={localTime}>
                  {time}
                </p>
              )}
            </div>
            {note === undefined ? null : <div className={styles.note}>{note}</div>}
          </li>
        ))}
      </ol>
      {promise === undefined ? null : <p className={styles.promise}>{promise}</p>}
      <p className={visuallyHidden} role="status">
        {latestText === firstText ? '' : latestText}
      </p>
    </div>
  )
}
