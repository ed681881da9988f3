import { useTranslation } from 'react-i18next'
import { FieldRow, TextField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import type { PersonalFields } from '../models/personal.model.ts'

export interface NameDataProps {
  form: AppForm<PersonalFields>
  fixed: Partial<PersonalFields>
  isFixed: boolean
}

/** First and last name; read only once documents show them. */
export function NameData({ form, fixed, isFixed }: NameDataProps) {
  const { t } = useTranslation('profile')
  return (
    <FieldRow wide>
      <Field form={form} name="first_name">
        {(field) => (
          <TextField
            {...field}
            label={t('data.firstName')}
            autoComplete="given-name"
            readOnly={isFixed}
            value={fixed.first_name ?? field.value}
          />
        )}
      </Field>
      <Field form={form} name="last_name">
        {(field) => (
          <TextField
            {...field}
            label={t('data.lastName')}
            autoComplete="family-name"
            readOnly={isFixed}
            value={fixed.last_name ?? field.value}
          />
        )}
      </Field>
    </FieldRow>
  )
}
