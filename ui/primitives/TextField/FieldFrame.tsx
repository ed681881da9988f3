import type { ReactNode } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './TextField.css.ts'

interface FieldNotesProps {
  /** The field's own: its words are named after it. */
  id: string
  hint?: string | undefined
  error?: string | undefined
}

/** What a field tells a screen reader of the words around it. */
export const fieldState = ({ id, hint, error }: FieldNotesProps) => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  }
}

/** The help and the error below a field. */
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
  /** Whose frame it is: its public mark. */
  component: string
  label: string
  labelHidden?: boolean | undefined
  children: ReactNode
}

/** The words around a field: its label above, its help and its error below. */
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
