import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/status.ts'
import { Alert, Button, Combobox, DateField, Select, Stack, TextField } from '#ui/index.ts'
import { PERSONAL_FIELDS, personalForm, personalOf } from '#app/models/profile/personal.model.ts'
import { countriesQuery, verificationQuery } from '#app/queries/profile.ts'
import { countryCodesQuery } from '#app/queries/site.ts'
import { PhoneInput } from '#app/shell/access/phone-input.tsx'
import { VerificationForm } from '#app/shell/access/verification/verification-form.tsx'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { Section } from './section.tsx'
import { usePlayerKey } from './use-player-key.ts'
import { useSending } from './use-sending.ts'

/** Fields that a password manager may fill in without an input event; the others are selections. */
const AUTOFILLED_FIELDS = ['first_name', 'last_name', 'phone', 'email'] as const

const noop = () => undefined

/** The player's personal data (`spec §2`). */
export function DataForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const key = usePlayerKey()
  const { data: countries } = useQuery(countriesQuery(key))
  const { data: verification } = useQuery(verificationQuery(key))
  const fill = useUnit(personalForm.filled)
  const { fields, state, change, submit, isBusy, errorOf, failure } = useSending(personalForm)
  const { data: codes } = useQuery(countryCodesQuery)
  const savedFields = useMemo(
    () =>
      personalOf(
        user,
        codes?.items.map(({ code }) => code),
      ),
    [user, codes],
  )
  useEffect(() => void fill(savedFields), [fill, savedFields])
  const documentsState = verification?.papers ?? ''
  const isFixed = user.verified || documentsState === 'sent' || documentsState === 'confirmed'
  // A value can become verified while the form is open; edits of it are then discarded.
  const fixed = {
    ...(isFixed && {
      first_name: savedFields.first_name,
      last_name: savedFields.last_name,
      birthday: savedFields.birthday,
    }),
    ...(user.phone_confirmed && { prefix: savedFields.prefix, phone: savedFields.phone }),
    ...(user.email_confirmed && { email: savedFields.email }),
  }
  const values = { ...fields, ...fixed }
  const options = countries?.items.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <Section title={t('data.title')} lead={t(isFixed ? 'data.fixed' : 'data.lead')}>
      <VerificationForm
        problems={state.problems}
        order={PERSONAL_FIELDS}
        onSubmit={(texts) =>
          submit({
            texts: {
              ...Object.fromEntries(
                AUTOFILLED_FIELDS.flatMap((name) => (name in texts ? [[name, texts[name] ?? '']] : [])),
              ),
              ...fixed,
            },
          })
        }
      >
        <Stack gap={4}>
          <TextField
            label={t('data.firstName')}
            name="first_name"
            autoComplete="given-name"
            readOnly={isFixed}
            value={values.first_name}
            error={errorOf('first_name')}
            onValueChange={(first_name) => change({ first_name })}
          />
          <TextField
            label={t('data.lastName')}
            name="last_name"
            autoComplete="family-name"
            readOnly={isFixed}
            value={values.last_name}
            error={errorOf('last_name')}
            onValueChange={(last_name) => change({ last_name })}
          />
          <DateField
            label={t('data.birthday')}
            hint={t('data.birthdayHint')}
            dayLabel={t('data.day')}
            monthLabel={t('data.month')}
            yearLabel={t('data.year')}
            months={t('data.months').split(',')}
            monthPlaceholder={t('data.chooseMonth')}
            name="birthday"
            birthday
            disabled={isFixed}
            value={values.birthday}
            error={errorOf('birthday')}
            onValueChange={(birthday) => change({ birthday })}
          />
          <Select
            label={t('data.sex')}
            name="sex"
            autoComplete="sex"
            placeholder={t('data.chooseSex')}
            options={[
              { value: 'f', label: t('data.female') },
              { value: 'm', label: t('data.male') },
            ]}
            value={values.sex}
            error={errorOf('sex')}
            onValueChange={(sex) => change({ sex })}
          />
          <Combobox
            label={t('data.country')}
            name="country"
            autoComplete="country-name"
            openLabel={t('data.countryOpen')}
            emptyText={t('data.countryNone')}
            options={options}
            value={values.country}
            error={errorOf('country')}
            onValueChange={(country) => change({ country })}
          />
          {user.phone_confirmed ? (
            <TextField
              type="tel"
              label={t('data.phone')}
              name="phone"
              autoComplete="tel"
              hint={t('data.confirmedHint')}
              readOnly
              value={user.phone}
              error={errorOf('phone')}
              onValueChange={noop}
            />
          ) : (
            <PhoneInput
              label={t('data.phone')}
              hint={t('data.phoneHint')}
              code={values.prefix}
              onCodeChange={(prefix) => change({ prefix })}
              value={values.phone}
              error={errorOf('phone')}
              onValueChange={(phone) => change({ phone })}
            />
          )}
          <TextField
            type="email"
            label={t('data.email')}
            name="email"
            autoComplete="email"
            {...(user.email_confirmed ? { hint: t('data.confirmedHint') } : {})}
            readOnly={user.email_confirmed}
            value={values.email}
            error={errorOf('email')}
            onValueChange={(email) => change({ email })}
          />
          {failure === null ? null : <OutcomeUnknown what="data" failure={failure} />}
          {state.done ? (
            <Alert tone="positive" title={t(state.hasNewerInput ? 'data.savedBefore' : 'data.saved')} />
          ) : null}
          <Button type="submit" tone="primary" wide busy={isBusy}>
            {t(isBusy ? 'data.saving' : 'data.save')}
          </Button>
        </Stack>
      </VerificationForm>
    </Section>
  )
}
