import { useEffect, useRef, type ReactNode } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { Stack, type StackProps } from '#ui/index.ts'
import { ignoreRepeatedEnter } from './ignore-repeated-enter.ts'
import type { AppForm } from './use-app-form.ts'

export interface FormProps<Values extends FieldValues> {
  form: AppForm<Values>
  gap?: StackProps['gap']
  children: ReactNode
}

/** A button has no `aria-invalid`, such as the one that opens a `ChoiceSheet`. */
const INVALID = '[aria-invalid="true"], button[data-state="invalid"]'

/** The error message of a field, which is the last of its descriptions. */
const messageOf = (field: HTMLElement): HTMLElement | null =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')

/** The element of a form. After a failed attempt, focus moves to the first invalid field, unless the user is typing on. */
export function Form<Values extends FieldValues>({ form, gap = 4, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const isAttempted = useRef(false)
  // Renders again when the form is validated.
  void useFormState({ control: form.control }).errors
  useEffect(() => {
    if (!isAttempted.current) return
    // Problems are known at once, or with the server's response.
    const invalid = element.current?.querySelector<HTMLElement>(INVALID)
    if (invalid === null || invalid === undefined) return
    isAttempted.current = false
    if (form.hasNewerInput) return
    // A field of many cards is long: its focused card may be in view while the message is not.
    messageOf(invalid)?.scrollIntoView({ block: 'nearest' })
    invalid.focus()
  })
  return (
    <form
      ref={element}
      // Native validation messages would be in the browser's language.
      noValidate
      onKeyDown={ignoreRepeatedEnter}
      onSubmit={(event) => {
        isAttempted.current = true
        form.onSubmit(event)
      }}
    >
      <Stack gap={gap}>{children}</Stack>
    </form>
  )
}
