import { useId, type FocusEvent, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as styles from './ChoiceCards.css.ts'

/** A line that is compared between cards: `Fee`, `none`. */
export interface ChoiceFact {
  label: string
  value: string
}

export interface ChoiceCard<Value extends string> {
  value: Value
  label: string
  /** Decorative mark beside the label. */
  picture?: ReactNode | undefined
  /** The same facts in the same order on every card. */
  facts?: readonly ChoiceFact[] | undefined
  note?: string | undefined
  /** Set while the card can't be chosen: one sentence that says why. */
  disabledReason?: string | undefined
}

/** A choice of one, and how its cards stand. */
export interface CardChoice<Value extends string> {
  /** Legend of the group: what is chosen. */
  label: string
  /** Hides the label visually, below a heading of the same text. */
  labelHidden?: boolean | undefined
  /** `large` beside a large amount, as the title of a section. */
  labelSize?: 'regular' | 'large' | undefined
  /** The cards in order, with unique values. */
  choices: readonly ChoiceCard<Value>[]
  /** `''` while none is chosen. */
  value: NoInfer<Value> | ''
  /** Called with the value of the chosen card. */
  onValueChange: (value: Value) => void
  /** Columns where there is room: 3 for cards with facts, 2 or 4 for short ones. */
  columns?: 2 | 3 | 4 | undefined
  /** Error message; makes the choice invalid. */
  error?: string | undefined
}

export interface ChoiceCardsProps<Value extends string> extends CardChoice<Value>, NativeProps<'fieldset', 'disabled'> {
  /** Help text. */
  hint?: string | undefined
}

/** Passes focus of the group itself on to its first radio button. */
function focusFirstRadio({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLInputElement>('input:enabled')?.focus()
}

/** A choice of one by cards that show what to compare. */
export function ChoiceCards<Value extends string>({
  label,
  labelHidden = false,
  labelSize = 'regular',
  choices,
  value,
  onValueChange,
  columns = 3,
  hint,
  error,
  ...rest
}: ChoiceCardsProps<Value>) {
  const id = useId()
  const notes = { id, hint, error }
  return (
    <fieldset
      // Unlike a plain group, a radio group can be invalid.
      role="radiogroup"
      {...fieldState(notes)}
      // A form focuses its first invalid element.
      tabIndex={error === undefined ? undefined : -1}
      onFocus={focusFirstRadio}
      {...rest}
      className={styles.group}
      data-component="ChoiceCards"
    >
      <legend className={labelHidden ? visuallyHidden : styles.legend} data-size={labelSize}>
        {label}
      </legend>
      <div className={styles.frame}>
        <div className={styles.grid} data-columns={columns}>
          {choices.map((choice, index) => (
            <Card
              key={choice.value}
              {...choice}
              // A value may have spaces, which separate the ids of `aria-describedby`.
              id={`${id}-${index}`}
              name={id}
              isChosen={choice.value === value}
              onChoose={() => onValueChange(choice.value)}
            />
          ))}
        </div>
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  )
}

interface CardProps<Value extends string> extends ChoiceCard<Value> {
  id: string
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A radio button that covers its card. Its name is the label, its description everything else. */
function Card<Value extends string>({
  id,
  name,
  value,
  label,
  picture,
  facts = [],
  note,
  disabledReason,
  isChosen,
  onChoose,
}: CardProps<Value>) {
  const isDisabled = disabledReason !== undefined
  const shownFacts = isDisabled ? [] : facts
  const shownNote = disabledReason ?? note
  const description = [
    ...shownFacts.map((fact) => `${fact.label}: ${fact.value}`),
    ...(shownNote === undefined ? [] : [shownNote]),
  ].join('. ')
  return (
    <div
      className={styles.card}
      data-state={isDisabled ? 'disabled' : undefined}
      data-plain={description === '' ? '' : undefined}
    >
      <input
        type="radio"
        id={id}
        className={styles.input}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={description === '' ? undefined : `${id}-description`}
        onChange={onChoose}
      />
      {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
      <label htmlFor={id} className={styles.title}>
        {label}
      </label>
      {isDisabled ? null : (
        <span className={styles.radio}>
          <Icon name="check" size={16} />
        </span>
      )}
      {shownFacts.length === 0 ? null : (
        <dl className={styles.facts}>
          {shownFacts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt className={styles.factLabel}>{fact.label}</dt>
              <dd className={styles.factValue}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {shownNote === undefined ? null : <p className={styles.note}>{shownNote}</p>}
      {description === '' ? null : (
        <span id={`${id}-description`} hidden>
          {description}
        </span>
      )}
    </div>
  )
}
