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

/** What a password manager may fill in: the rest is chosen, and a text in its place would be another's. */
const FILLED = ['first_name', 'last_name', 'phone', 'email'] as const

const ignore = () => undefined

/** What a player says about himself (`spec §2`). */
export function DataForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const key = usePlayerKey()
  const { data: countries } = useQuery(countriesQuery(key))
  const { data: verification } = useQuery(verificationQuery(key))
  const fill = useUnit(personalForm.filled)
  const { fields, state, change, submit, isBusy, errorOf, failure } = useSending(personalForm)
  const { data: codes } = useQuery(countryCodesQuery)
  const known = useMemo(
    () =>
      personalOf(
        user,
        codes?.items.map(({ code }) => code),
      ),
    [user, codes],
  )
  useEffect(() => void fill(known), [fill, known])
  const papers = verification?.papers ?? ''
  const isFixed = user.verified || papers === 'sent' || papers === 'confirmed'
  // What is confirmed while the form is open, or is known later than its fields are there: what was typed meanwhile cannot change it.
  const fixed = {
    ...(isFixed && { first_name: known.first_name, last_name: known.last_name, birthday: known.birthday }),
    ...(user.phone_confirmed && { prefix: known.prefix, phone: known.phone }),
    ...(user.email_confirmed && { email: known.email }),
  }
  const shown = { ...fields, ...fixed }
  const options = countries?.items.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <Section title={t('data.title')} lead={t(isFixed ? 'data.fixed' : 'data.lead')}>
      <VerificationForm
        problems={state.problems}
        order={PERSONAL_FIELDS}
        onSubmit={(texts) =>
          submit({
            texts: {
              ...Object.fromEntries(FILLED.flatMap((name) => (name in texts ? [[name, texts[name] ?? '']] : []))),
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
            value={shown.first_name}
            error={errorOf('first_name')}
            onValueChange={(first_name) => change({ first_name })}
          />
          <TextField
            label={t('data.lastName')}
            name="last_name"
            autoComplete="family-name"
            readOnly={isFixed}
            value={shown.last_name}
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
            value={shown.birthday}
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
            value={shown.sex}
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
            value={shown.country}
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
              onValueChange={ignore}
            />
          ) : (
            <PhoneInput
              label={t('data.phone')}
              hint={t('data.phoneHint')}
              code={shown.prefix}
              onCodeChange={(prefix) => change({ prefix })}
              value={shown.phone}
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
            value={shown.email}
            error={errorOf('email')}
            onValueChange={(email) => change({ email })}
          />
          {failure === null ? null : <OutcomeUnknown what="data" failure={failure} />}
          {state.done ? <Alert tone="positive" title={t(state.later ? 'data.savedBefore' : 'data.saved')} /> : null}
          <Button type="submit" tone="primary" wide busy={isBusy}>
            {t(isBusy ? 'data.saving' : 'data.save')}
          </Button>
        </Stack>
      </VerificationForm>
    </Section>
  )
}
