import { useId } from 'react'
import type { CardFormLabels } from './CardForm.tsx'
import { CardInput } from './CardInput.tsx'
import { CardNumberField } from './CardNumberField.tsx'
import { EXPIRY_NAME, type CardProblems } from './card-inputs.ts'
import type { CardInputEvents } from './use-card-input-events.ts'
import * as styles from './CardForm.css.ts'

interface CardFieldsProps {
  labels: CardFormLabels
  brandNames: Readonly<Record<string, string>> | undefined
  problems: CardProblems
  readOnly: boolean
  events: CardInputEvents
  /** Another number makes a new number field: the undo history of the old one holds the number. */
  clearCount: number
}

/** The inputs of the card and the hint below them. */
export function CardFields({ labels, brandNames, problems, readOnly, events, clearCount }: CardFieldsProps) {
  const id = useId()
  const shared = { readOnly, 'aria-describedby': `${id}-hint` }
  return (
    <>
      <CardNumberField
        key={clearCount}
        label={labels.number}
        warning={labels.numberWarning}
        brandNames={brandNames}
        error={problems.number}
        enterKeyHint="next"
        readOnly={readOnly}
        {...events.number}
      />
      <div className={styles.row}>
        {labels.expiry === undefined ? (
          <>
            <CardInput
              {...shared}
              {...events.month}
              label={labels.month}
              error={problems.month}
              name="cc-exp-month"
              autoComplete="cc-exp-month"
              enterKeyHint="next"
            />
            <CardInput
              {...shared}
              {...events.year}
              label={labels.year}
              error={problems.year}
              name="cc-exp-year"
              autoComplete="cc-exp-year"
              enterKeyHint="next"
            />
          </>
        ) : (
          <CardInput
            {...shared}
            {...events.expiry}
            label={labels.expiry}
            error={problems.month ?? problems.year}
            name={EXPIRY_NAME}
            autoComplete="cc-exp"
            enterKeyHint="next"
          />
        )}
        <CardInput
          {...shared}
          {...events.code}
          label={labels.code}
          error={problems.code}
          name="cc-csc"
          autoComplete="cc-csc"
          enterKeyHint="done"
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {labels.hint}
      </p>
    </>
  )
}
