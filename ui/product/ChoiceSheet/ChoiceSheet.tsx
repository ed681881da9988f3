import { useId, useState, type MouseEvent } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useNarrow } from '../../private/use-narrow.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { ChoiceCards, type CardChoice } from '../../primitives/ChoiceCards/ChoiceCards.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { FieldNotes } from '../../primitives/TextField/FieldFrame.tsx'
import * as styles from './ChoiceSheet.css.ts'

export interface ChoiceSheetProps<Value extends string> extends CardChoice<Value>, NativeProps<'div'> {
  /** Shown on a phone while none is chosen. */
  placeholder: string
}

/** A pointer has chosen: arrow keys fire clicks too, but their `detail` is 0. */
const isPointerChoice = ({ target, detail }: MouseEvent): boolean => target instanceof HTMLInputElement && detail > 0

/** `ChoiceCards` that take one row on a phone: the chosen card, which opens the list as a sheet. */
export function ChoiceSheet<Value extends string>({
  placeholder,
  label,
  labelHidden = false,
  labelSize = 'regular',
  choices,
  value,
  onValueChange,
  columns = 3,
  error,
  ...rest
}: ChoiceSheetProps<Value>) {
  const id = useId()
  const isNarrow = useNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const cards = { label, labelSize, choices, value, onValueChange, columns }
  if (!isNarrow)
    return (
      <div {...rest} className={styles.root} data-component="ChoiceSheet">
        <ChoiceCards {...cards} labelHidden={labelHidden} error={error} />
      </div>
    )
  const chosen = choices.find((choice) => choice.value === value)
  const notes =
    chosen?.disabledReason === undefined
      ? (chosen?.facts ?? []).map((fact) => `${fact.label}: ${fact.value}`)
      : [chosen.disabledReason]
  return (
    <div {...rest} className={styles.root} data-component="ChoiceSheet">
      {labelHidden ? null : (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-state={error === undefined ? undefined : 'invalid'}
        onClick={() => setIsOpen(true)}
      >
        {chosen?.picture}
        <span className={styles.text}>
          <span className={visuallyHidden}>{label}:</span>{' '}
          <span className={styles.title}>{chosen?.label ?? placeholder}</span>{' '}
          <span className={styles.notes}>{notes.map((note) => [<span key={note}>{note}</span>, ' '])}</span>
        </span>
        <Icon name="down" />
      </button>
      <FieldNotes id={id} error={error} />
      <Dialog open={isOpen} onOpenChange={setIsOpen} shape="sheet" title={label}>
        <ChoiceCards
          {...cards}
          labelHidden
          onClick={(event) => {
            if (isPointerChoice(event)) setIsOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
