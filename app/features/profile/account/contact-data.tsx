import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { FieldRow, TextField } from '#ui/index.ts'
import { PhoneFormField } from '#app/features/access/index.ts'
import { Field } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { formatPhone } from '#app/lib/text/format-phone.ts'
import type { PersonalFields } from '../models/personal.model.ts'

export interface ContactDataProps {
  form: AppForm<PersonalFields>
  user: User
  /** The confirmed e-mail address, which cannot be edited. */
  email: string | undefined
}

/** Phone and e-mail; a confirmed one is read only. */
export function ContactData({ form, user, email }: ContactDataProps) {
  const { t } = useTranslation('profile')
  return (
    <FieldRow wide>
      {user.phone_confirmed ? (
        <Field form={form} name="phone">
          {(field) => (
            <TextField
              {...field}
              type="tel"
              label={t('data.phone')}
              autoComplete="tel"
              hint={t('data.confirmedHint')}
              readOnly
              value={formatPhone(user.phone)}
            />
          )}
        </Field>
      ) : (
        <PhoneFormField form={form} prefix="prefix" phone="phone" label={t('data.phone')} hint={t('data.phoneHint')} />
      )}
      <Field form={form} name="email">
        {(field) => (
          <TextField
            {...field}
            type="email"
            label={t('data.email')}
            autoComplete="email"
            {...(user.email_confirmed ? { hint: t('data.confirmedHint') } : {})}
            readOnly={user.email_confirmed}
            value={email ?? field.value}
          />
        )}
      </Field>
    </FieldRow>
  )
}
