import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Button, Combobox, DateField, FieldRow, Select } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkPersonal, personalDraft, personalOf, personalSubmission } from '../models/personal.model.ts'
import { countriesQuery, verificationQuery } from '#app/queries/profile.ts'
import { countryCodesQuery } from '#app/queries/site.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { Section } from '#app/shell/page/section.tsx'
import { ContactData } from './contact-data.tsx'
import { fixedFields, isIdentityFixed } from './fixed-fields.ts'
import { NameData } from './name-data.tsx'
import { SavedMessage } from './saved-message.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The player's personal data (`spec §2`). */
export function DataForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const key = useLobbyKey()
  const { data: countries } = useQuery(countriesQuery(key))
  const { data: verification } = useQuery(verificationQuery(key))
  const { data: codes } = useQuery(countryCodesQuery)
  const savedFields = useMemo(
    () =>
      personalOf(
        user,
        codes?.items.map(({ code }) => code),
      ),
    [user, codes],
  )
  const isFixed = isIdentityFixed(user, verification?.documents ?? '')
  // A value can become verified while the form is open; edits of it are then discarded.
  const fixed = fixedFields(user, savedFields, isFixed)
  const request = useSubmission(personalSubmission)
  const form = useAppForm({
    request: { ...request, submit: (fields) => request.submit({ ...fields, ...fixed }) },
    defaultValues: savedFields,
    values: savedFields,
    validate: (fields, now) => checkPersonal({ ...fields, ...fixed }, now),
    draft: personalDraft,
  })
  const { isBusy, failure } = form
  const sexes = [
    { value: 'f', label: t('data.female') },
    { value: 'm', label: t('data.male') },
  ] as const
  const options = countries?.items.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <Section title={t('data.title')} lead={t(isFixed ? 'data.fixed' : 'data.lead')}>
      <Form form={form}>
        <NameData form={form} fixed={fixed} isFixed={isFixed} />
        <Field form={form} name="birthday">
          {(field) => (
            <DateField
              {...field}
              label={t('data.birthday')}
              hint={t('data.birthdayHint')}
              dayLabel={t('data.day')}
              monthLabel={t('data.month')}
              yearLabel={t('data.year')}
              months={t('data.months').split(',')}
              monthPlaceholder={t('data.chooseMonth')}
              birthday
              disabled={isFixed}
              value={fixed.birthday ?? field.value}
            />
          )}
        </Field>
        <FieldRow wide>
          <Field form={form} name="sex">
            {(field) => (
              <Select
                {...field}
                label={t('data.sex')}
                autoComplete="sex"
                placeholder={t('data.chooseSex')}
                options={sexes}
                value={sexes.find(({ value }) => value === field.value)?.value ?? ''}
              />
            )}
          </Field>

          <Field form={form} name="country">
            {(field) => (
              <Combobox
                {...field}
                label={t('data.country')}
                autoComplete="country-name"
                openLabel={t('data.countryOpen')}
                emptyText={t('data.countryNone')}
                options={options}
              />
            )}
          </Field>
        </FieldRow>
        <ContactData form={form} user={user} email={fixed.email} />
        {failure === null ? null : <OutcomeUnknown what="data" failure={failure} />}
        {form.isAccepted ? (
          <SavedMessage user={user} documents={verification?.documents ?? null} hasNewerInput={form.hasNewerInput} />
        ) : null}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'data.saving' : 'data.save')}
        </Button>
      </Form>
    </Section>
  )
}
