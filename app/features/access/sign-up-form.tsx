import { useUnit } from 'effector-react'
import { Fragment, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, Checkbox, Link, FieldRow, PasswordField, TextField } from '#ui/index.ts'
import { CheckboxField, Field, type FieldProps } from '#app/forms/fields.tsx'
import { FormFailure } from '#app/forms/form-failure.tsx'
import { Form } from '#app/forms/form.tsx'
import { rejectionProblems } from '#app/models/forms/problems.ts'
import { useAppForm, type AppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { contactOf, fieldsOfContact } from '#app/models/access/contact.ts'
import {
  checkSignUp,
  emptySignUp,
  leastPassword,
  signUpDraft,
  signUpSubmission,
  type SignUpFields,
} from './models/sign-up.model.ts'
import { paths } from '#app/router/paths.ts'
import { ContactFormFields } from './contact-fields.tsx'
import { isLikelyOwnContact, MaybeSignedUp } from './maybe-signed-up.tsx'
import { SocialEntry } from './social-entry.tsx'
import { usePasswordStrength } from './use-password-strength.ts'

export interface SignUpFormProps {
  /** `panel`, beside the slider: a short form without autofocus and links to the other dialogs. */
  place: 'dialog' | 'panel'
  /** A contact that was typed elsewhere. */
  contact?: string
}

const contactEntries = (contact: string) => {
  const { type, prefix, phone, email } = fieldsOfContact(contact)
  const typed = type === 'email' ? (['email', email] as const) : (['phone', phone] as const)
  return [['type', type], ['prefix', prefix], typed] as const
}

/** The password; in the panel its strength replaces the hint, so that typing does not change the height. */
function NewPasswordField({
  place,
  form,
  ...field
}: FieldProps & Pick<SignUpFormProps, 'place'> & { form: AppForm<SignUpFields> }) {
  const { t } = useTranslation('pages')
  const [type, prefix, phone, email, login] = useWatch({
    control: form.control,
    name: ['type', 'prefix', 'phone', 'email', 'login'],
  })
  const strength = usePasswordStrength(field.value, [login, contactOf({ type, prefix, phone, email }).value])
  const hint = t('access.passwordHint', { least: leastPassword() })
  const isPanel = place === 'panel'
  return (
    <PasswordField
      {...field}
      purpose="new"
      label={t('access.password')}
      hint={isPanel && field.error === undefined ? (strength?.label ?? hint) : hint}
      strength={isPanel ? undefined : strength}
    />
  )
}

/** Sign-up by phone or e-mail (`spec §5`). */
export function SignUpForm({ place, contact = '' }: SignUpFormProps) {
  const { t } = useTranslation('pages')
  const signIn = useUnit(signInOpened)
  const request = useSubmission(signUpSubmission)
  const form = useAppForm({
    request,
    defaultValues: emptySignUp,
    validate: checkSignUp,
    problemsOf: (failure) => rejectionProblems(failure, ['phone', 'email', 'login', 'password']),
    secrets: ['password'],
    draft: signUpDraft,
  })
  const { isBusy, failure, setValue } = form
  useEffect(() => {
    if (contact === '') return
    for (const [name, value] of contactEntries(contact)) setValue(name, value)
  }, [contact, setValue])
  const mayBeSignedUp = request.state.outcomeUnknown && isLikelyOwnContact(failure, form.problems)
  const isPanel = place === 'panel'
  const Fields = isPanel ? FieldRow : Fragment
  const [showsPromocode, setShowsPromocode] = useState(() => !isPanel || form.getValues('promocode') !== '')
  return (
    <Form form={form} gap={isPanel ? 3 : 4}>
      <ContactFormFields
        form={form}
        type="type"
        prefix="prefix"
        phone="phone"
        email="email"
        label={t('access.signUp.way')}
        {...(isPanel ? { autoFocus: false } : {})}
      />
      <Fields>
        <Field form={form} name="login">
          {(field) => (
            <TextField
              {...field}
              label={t('access.newLogin')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field form={form} name="password">
          {(field) => <NewPasswordField {...field} form={form} place={place} />}
        </Field>
      </Fields>
      {showsPromocode ? (
        <Field form={form} name="promocode">
          {(field) => (
            <TextField {...field} label={t('access.signUp.promocode')} autoComplete="off" autoFocus={isPanel} />
          )}
        </Field>
      ) : (
        <Button tone="quiet" wide onClick={() => setShowsPromocode(true)}>
          {t('access.signUp.hasPromocode')}
        </Button>
      )}
      <CheckboxField form={form} name="rules">
        {(field) => (
          <Checkbox
            {...field}
            label={
              <>
                {t('access.signUp.rules')}{' '}
                <Link href={paths.terms()} target="_blank" rel="noopener">
                  {t('access.signUp.terms')}
                </Link>
              </>
            }
          />
        )}
      </CheckboxField>
      {mayBeSignedUp ? <MaybeSignedUp failure={failure} contact={() => contactOf(form.getValues()).value} /> : null}
      {failure === null || mayBeSignedUp ? null : (
        <FormFailure
          failure={failure}
          title={t(failure.kind === 'rejected' ? 'access.signUp.refused' : 'access.unread')}
        />
      )}
      <Button type="submit" tone="primary" wide busy={isBusy}>
        {t(isBusy ? 'access.signUp.busy' : 'access.signUp.submit')}
      </Button>
      {isPanel ? null : (
        <>
          <SocialEntry />
          <Button tone="quiet" wide onClick={() => signIn()}>
            {t('access.signUp.other')}
          </Button>
        </>
      )}
    </Form>
  )
}
