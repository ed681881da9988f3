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
  /** Beside the slider it waits to be used, and is short: the other ways in are in the dialogs. */
  place: 'dialog' | 'panel'
}

/** Makes an account (`spec §5`) by phone or by e-mail. */
export function SignUpForm({ place }: SignUpFormProps) {
  const { t } = useTranslation('pages')
  const login = useUnit(loginOpened)
  const { fields, problems, words, change, isBusy, isDoubted, failure, formProps } = useSignIn(
    signUpForm,
    SIGN_UP_FIELDS,
  )
  const isPerhapsThere = isDoubted && isLikelyOwnContact(failure, problems)
  const strength = usePasswordStrength(fields.password)
  const hint = t('access.passwordHint', { least: leastPassword() })
  const isPanel = place === 'panel'
  const Fields = isPanel ? FieldRow : Fragment
  const [asksPromocode, askPromocode] = useState(!isPanel || fields.promocode !== '')
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
          error={words(problems[fields.type])}
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
            error={words(problems.login)}
            onValueChange={(login) => change({ login })}
          />
          <PasswordField
            purpose="new"
            label={t('access.password')}
            name="password"
            // In the panel its word takes the place of the hint: what stands below the slider is not pushed away by typing.
            hint={isPanel && problems.password === undefined ? (strength?.label ?? hint) : hint}
            strength={isPanel ? undefined : strength}
            value={fields.password}
            error={words(problems.password)}
            onValueChange={(password) => change({ password })}
          />
        </Fields>
        {asksPromocode ? (
          <TextField
            label={t('access.register.promocode')}
            name="promocode"
            autoComplete="off"
            autoFocus={isPanel}
            value={fields.promocode}
            onValueChange={(promocode) => change({ promocode })}
          />
        ) : (
          <Button tone="quiet" wide onClick={() => askPromocode(true)}>
            {t('access.register.hasPromocode')}
          </Button>
        )}
        <Checkbox
          name="rules"
          checked={fields.rules}
          error={words(problems.rules)}
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
        {isPerhapsThere ? <MaybeRegistered failure={failure} fields={fields} /> : null}
        {failure === null || isPerhapsThere ? null : (
          <FormFailure
            failure={failure}
            title={t(failure.kind === 'refused' ? 'access.register.refused' : 'access.unread')}
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
