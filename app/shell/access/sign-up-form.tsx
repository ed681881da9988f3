import { useUnit } from 'effector-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REGISTRATION_TYPES } from '#contract/auth.ts'
import { Button, Checkbox, Link, FieldRow, PasswordField, Segmented, Stack, TextField } from '#ui/index.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { leastPassword, SIGN_UP_FIELDS, signUpForm } from '#app/models/sign-in/sign-up.model.ts'
import { paths } from '#app/router/paths.ts'
import { ContactField } from './contact-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { isLikelyOwnContact, MaybeRegistered } from './maybe-registered.tsx'
import { SocialEntry } from './social-entry.tsx'
import { usePasswordStrength } from './use-password-strength.ts'
import { useSignIn } from './use-sign-in.ts'

export interface SignUpFormProps {
  /** `panel`, beside the slider: a short form without autofocus and links to the other dialogs. */
  place: 'dialog' | 'panel'
}

/** Registration by phone or e-mail (`spec §5`). */
export function SignUpForm({ place }: SignUpFormProps) {
  const { t } = useTranslation('pages')
  const login = useUnit(loginOpened)
  const { fields, problems, texts, change, isBusy, isOutcomeUnknown, failure, formProps } = useSignIn(
    signUpForm,
    SIGN_UP_FIELDS,
  )
  const mayBeRegistered = isOutcomeUnknown && isLikelyOwnContact(failure, problems)
  const strength = usePasswordStrength(fields.password)
  const hint = t('access.passwordHint', { least: leastPassword() })
  const isPanel = place === 'panel'
  const Fields = isPanel ? FieldRow : Fragment
  const [showsPromocode, setShowsPromocode] = useState(!isPanel || fields.promocode !== '')
  return (
    <form {...formProps}>
      <Stack gap={isPanel ? 3 : 4}>
        <Segmented
          label={t('access.register.way')}
          segments={REGISTRATION_TYPES.map((value) => ({ value, label: t(`access.${value}`) }))}
          value={fields.type}
          onValueChange={(type) => change({ type })}
        />
        <ContactField
          kind={fields.type}
          prefix={fields.code}
          phone={fields.phone}
          email={fields.email}
          error={texts(problems[fields.type])}
          {...(isPanel ? { autoFocus: false } : {})}
          onPrefixChange={(code) => change({ code })}
          onPhoneChange={(phone) => change({ phone })}
          onEmailChange={(email) => change({ email })}
        />
        <Fields>
          <TextField
            label={t('access.newLogin')}
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.login}
            error={texts(problems.login)}
            onValueChange={(login) => change({ login })}
          />
          <PasswordField
            purpose="new"
            label={t('access.password')}
            name="password"
            // In the panel the strength replaces the hint, so that typing does not change the height.
            hint={isPanel && problems.password === undefined ? (strength?.label ?? hint) : hint}
            strength={isPanel ? undefined : strength}
            value={fields.password}
            error={texts(problems.password)}
            onValueChange={(password) => change({ password })}
          />
        </Fields>
        {showsPromocode ? (
          <TextField
            label={t('access.register.promocode')}
            name="promocode"
            autoComplete="off"
            autoFocus={isPanel}
            value={fields.promocode}
            onValueChange={(promocode) => change({ promocode })}
          />
        ) : (
          <Button tone="quiet" wide onClick={() => setShowsPromocode(true)}>
            {t('access.register.hasPromocode')}
          </Button>
        )}
        <Checkbox
          name="rules"
          checked={fields.rules}
          error={texts(problems.rules)}
          onCheckedChange={(rules) => change({ rules })}
          label={
            <>
              {t('access.register.rules')}{' '}
              <Link href={paths.terms()} target="_blank" rel="noopener">
                {t('access.register.terms')}
              </Link>
            </>
          }
        />
        {mayBeRegistered ? <MaybeRegistered failure={failure} fields={fields} /> : null}
        {failure === null || mayBeRegistered ? null : (
          <FormFailure
            failure={failure}
            title={t(failure.kind === 'rejected' ? 'access.register.refused' : 'access.unread')}
          />
        )}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'access.register.busy' : 'access.register.submit')}
        </Button>
        {isPanel ? null : (
          <>
            <SocialEntry />
            <Button tone="quiet" wide onClick={() => login()}>
              {t('access.register.other')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  )
}
