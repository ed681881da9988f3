import { useUnit } from 'effector-react'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { $draftOwner, readDraft, writeDraft } from '#app/models/forms/drafts.ts'

/** Replaces all values, unlike the form's own resets, which keep edited fields. */
export const REPLACE = { keepDirtyValues: false, keepFieldsRef: true } as const

/**
 * Keeps the edited fields of a form as a draft: those that differ from their default values. `name` is the form's name in
 * the storage, `undefined` for a form without a draft.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  secrets: readonly string[],
): void {
  const owner = useUnit($draftOwner)
  const isSecret = useEffectEvent((field: string) => secrets.includes(field))
  useLayoutEffect(() => {
    if (name === undefined) return undefined
    const values: Values = form.getValues()
    const known = Object.entries(readDraft(owner, name)).filter(
      ([field, value]) => typeof value === typeof values[field] && !isSecret(field),
    )
    if (known.length > 0)
      form.reset({ ...values, ...Object.fromEntries(known) }, { ...REPLACE, keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback({ values: current, defaultValues }) {
        const edited = Object.entries(current).filter(
          ([field, value]) => value !== defaultValues?.[field] && !isSecret(field),
        )
        writeDraft(owner, name, Object.fromEntries(edited))
      },
    })
  }, [form, name, owner])
}
