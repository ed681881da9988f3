import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Segmented.css.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
}

export interface SegmentedProps<Value extends string> extends NativeProps<'fieldset', 'disabled'> {
  /** Accessible name; visually hidden. */
  label: string
  /** The options in order, with unique values. */
  segments: readonly Segment<Value>[]
  /** The value of the chosen segment. */
  value: NoInfer<Value>
  /** Called with the value of the chosen segment. */
  onValueChange: (value: Value) => void
  /** Disables all segments. */
  disabled?: boolean | undefined
  /** Segments as wide as their words, where there is no room for equal ones. */
  fit?: boolean | undefined
}

/** A segmented control: two or three options, all visible. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  disabled = false,
  fit = false,
  ...rest
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset
      {...rest}
      className={styles.group}
      data-component="Segmented"
      data-fit={fit ? '' : undefined}
      disabled={disabled}
    >
      <legend className={visuallyHidden}>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment} lang={segment.lang}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
