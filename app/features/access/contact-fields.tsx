import { useState } from 'react'
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CONTACT_KINDS } from '#contract/player/verification.ts'
import { Segmented, TextField, type PhoneFieldProps } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { currentDevice } from '#app/lib/browser/device.ts'
import { PhoneInput } from './phone-input.tsx'

/** A phone with its prefix. A change of the prefix clears the error of the number. */
export function PhoneFormField<Values extends FieldValues>({
  form,
  prefix,
  phone,
  ...rest
}: {
  form: AppForm<Values>
  prefix: FieldPath<Values>
  phone: FieldPath<Values>
} & Pick<PhoneFieldProps, 'label' | 'hint' | 'autoFocus'>) {
  return (
    <Field form={form} name={prefix}>
      {(code) => (
        <Field form={form} name={phone}>
          {(field) => (
            <PhoneInput
              {...rest}
              {...field}
              code={code.value}
              onCodeChange={(value) => {
                code.onValueChange(value)
                form.fieldChanged(phone)
              }}
            />
          )}
        </Field>
      )}
    </Field>
  )
}

export interface ContactFormFieldsProps<Values extends FieldValues> {
  form: AppForm<Values>
  /** Names of the fields. */
  type: FieldPath<Values>
  prefix: FieldPath<Values>
  phone: FieldPath<Values>
  email: FieldPath<Values>
  /** Accessible name of the choice between phone and e-mail. */
  label: string
  /** Focuses the phone or e-mail on mount. Default: on a desktop only, because a phone's keyboard would cover the form. */
  autoFocus?: boolean
}

/** A phone or an e-mail, with the choice between them. */
export function ContactFormFields<Values extends FieldValues>({
  form,
  type,
  prefix,
  phone,
  email,
  label,
  autoFocus = currentDevice() === 'd',
}: ContactFormFieldsProps<Values>) {
  const { t } = useTranslation('pages')
  const kind: unknown = useWatch({ control: form.control, name: type })
  // After a switch the focus stays in the choice.
  const [firstKind] = useState(kind)
  const [wasSwitched, setWasSwitched] = useState(false)
  if (kind !== firstKind && !wasSwitched) setWasSwitched(true)
  const takesFocus = autoFocus && !wasSwitched && kind === firstKind
  return (
    <>
      <Field form={form} name={type}>
        {(field) => (
          <Segmented
            label={label}
            segments={CONTACT_KINDS.map((value) => ({ value, label: t(`access.${value}`) }))}
            value={kind === 'email' ? 'email' : 'phone'}
            onValueChange={field.onValueChange}
          />
        )}
      </Field>
      {kind === 'email' ? (
        <Field form={form} name={email}>
          {(field) => (
            <TextField {...field} type="email" label={t('access.email')} autoComplete="email" autoFocus={takesFocus} />
          )}
        </Field>
      ) : (
        <PhoneFormField form={form} prefix={prefix} phone={phone} label={t('access.phone')} autoFocus={takesFocus} />
      )}
    </>
  )
}
