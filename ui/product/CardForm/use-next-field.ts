import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { cardInput, type CardField } from './card-inputs.ts'

/** Moves the focus on when a field is full. A habitual Tab after the last digit then stays in the field it moved to. */
export function useNextField(form: RefObject<HTMLFormElement | null>) {
  /** The field that the focus was moved to, until its next key or blur. */
  const movedTo = useRef<CardField | null>(null)
  return {
    moveTo: (field: CardField) => {
      const input = cardInput(form.current, field)
      input?.focus()
      input?.select()
      movedTo.current = field
    },
    resetMove: () => {
      movedTo.current = null
    },
    stopFirstTab: (field: CardField) => (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Tab' && !event.shiftKey && movedTo.current === field) event.preventDefault()
      movedTo.current = null
    },
  }
}
