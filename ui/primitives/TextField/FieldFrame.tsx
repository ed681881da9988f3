import type { ReactNode } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './TextField.css.ts'

interface FieldNotesProps {
  /** Id of the field; the ids of hint and error are derived from it. */
  id: string
  hint?: string | undefined
  error?: string | undefined
}

/** ARIA attributes that connect a field with its hint and error. */
export const fieldState = ({ id, hint, error }: FieldNotesProps) => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  }
}

/** Hint and error message of a field. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

interface FieldFrameProps extends FieldNotesProps {
  /** Value of `data-component`. */
  component: string
  label: string
  labelHidden?: boolean | undefined
  children: ReactNode
}

/** Label, hint and error message around a field. */
export function FieldFrame({ component, label, labelHidden = false, children, ...notes }: FieldFrameProps) {
  return (
    <div className={styles.field} data-component={component}>
      <label htmlFor={notes.id} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  )
}
