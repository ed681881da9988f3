import type { CSSProperties } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './BetSlider.css.ts'

export interface BetStop {
  /** Below the track: `0,50`. */
  label: string
  /** Large above the track: `0,50 ₽`. */
  value: string
  /** The value for screen readers: `0,50 ₽ per credit`. */
  spoken: string
  /** What the value means in this game: credits, then the stake of a round. */
  facts?: readonly [credits: string, stake: string] | undefined
}

export interface BetSliderProps extends NativeProps<
  'input',
  'type' | 'min' | 'max' | 'step' | 'value' | 'aria-label' | 'aria-valuetext' | 'onChange'
> {
  /** Accessible name. */
  label: string
  /** The stops from the smallest to the largest bet. */
  stops: readonly BetStop[]
  /** Index of the chosen stop. */
  index: number
  /** Shows the label above the slider, where several sliders stand below each other. */
  labelShown?: boolean | undefined
  /** Called with the index of the stop that was moved to. */
  onIndexChange: (index: number) => void
}

/** More stops, or more characters in all labels, do not fit on a phone: only the first and the last have a label. */
const MAX_LABELS = 6
const MAX_CHARACTERS = 30
/** More stops are thin ticks. */
const MAX_DOTS = 12

/** A slider with a few stops and the chosen value in large figures. Arrows, Home and End move it. */
export function BetSlider({
  label,
  stops,
  index,
  labelShown = false,
  onIndexChange,
  disabled = false,
  ...rest
}: BetSliderProps) {
  const stop = stops[index]
  if (stop === undefined) return null
  const characters = stops.reduce((sum, { label: stopLabel }) => sum + stopLabel.length, 0)
  const areAllLabelled = stops.length <= MAX_LABELS && characters <= MAX_CHARACTERS
  const share = stops.length > 1 ? index / (stops.length - 1) : 0
  const shareStyle: CSSProperties & Record<'--share', number> = { '--share': share }
  return (
    <div
      className={styles.slider}
      style={shareStyle}
      data-component="BetSlider"
      data-disabled={disabled ? '' : undefined}
      data-dense={stops.length > MAX_DOTS ? '' : undefined}
    >
      {labelShown ? (
        <span className={styles.title} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {/* The slider itself says its value. */}
      <p className={styles.head} aria-hidden="true">
        <span className={styles.value}>{stop.value}</span>
        {stop.facts === undefined ? null : (
          <span className={styles.facts}>
            <span className={styles.credits}>{stop.facts[0]}</span>
            <span className={styles.stake}>{stop.facts[1]}</span>
          </span>
        )}
      </p>
      <div className={styles.rail}>
        <span className={styles.stops} aria-hidden="true">
          {stops.map(({ label: stopLabel }, stopIndex) => (
            <span key={stopLabel} className={styles.stop} data-passed={stopIndex < index ? '' : undefined} />
          ))}
        </span>
        <input
          {...rest}
          disabled={disabled}
          type="range"
          className={styles.input}
          min={0}
          max={stops.length - 1}
          step={1}
          value={index}
          aria-label={label}
          aria-valuetext={[stop.spoken, ...(stop.facts ?? [])].join(', ')}
          onChange={({ currentTarget }) => onIndexChange(currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.labels} aria-hidden="true">
        {stops.map(({ label: stopLabel }, stopIndex) =>
          areAllLabelled || stopIndex === 0 || stopIndex === stops.length - 1 ? (
            <span key={stopLabel} className={styles.label} data-chosen={stopIndex === index ? '' : undefined}>
              {stopLabel}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
