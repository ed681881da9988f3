import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import type { AppForm } from './use-app-form.ts'

/** Props of a text-like input of `ui/`. */
export interface FieldProps {
  name: string
  value: string
  error: string | undefined
  onValueChange: (value: string) => void
}

/** Binds a field of a form to an input. */
export function useField<Values extends FieldValues>(form: AppForm<Values>, name: FieldPath<Values>): FieldProps {
  const { field, fieldState } = useController({ control: form.control, name })
  return {
    name,
    value: String(field.value),
    error: form.errorOf(name, fieldState.error?.type),
    onValueChange(value) {
      field.onChange(value)
      form.fieldChanged(name)
    },
  }
}

/** Renders the input of one field; only this part renders again while the player types. */
export function Field<Values extends FieldValues>({
  form,
  name,
  children,
}: {
  form: AppForm<Values>
  name: FieldPath<Values>
  children: (field: FieldProps) => ReactNode
}) {
  return children(useField(form, name))
}

/** The same for a checkbox. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  children,
}: {
  form: AppForm<Values>
  name: FieldPath<Values>
  children: (field: {
    name: string
    checked: boolean
    error: string | undefined
    onCheckedChange: (checked: boolean) => void
  }) => ReactNode
}) {
  const { field, fieldState } = useController({ control: form.control, name })
  return children({
    name,
    checked: field.value === true,
    error: form.errorOf(name, fieldState.error?.type),
    onCheckedChange(checked) {
      field.onChange(checked)
      form.fieldChanged(name)
    },
  })
}
