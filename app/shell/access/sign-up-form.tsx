import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { REGISTRATION_TYPES } from '#contract/auth.ts'
import { phonePrefix } from '#contract/constants.ts'
import { Button, Checkbox, Link, PasswordField, PhoneField, Segmented, Stack, TextField } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { currentDevice } from '#app/lib/device.ts'
import { passwordStrength } from '#app/lib/password-strength.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { SIGN_UP_FIELDS, signUpForm, type SignUpFields } from '#app/models/sign-in/sign-up.model.ts'
import { countryCodesQuery } from '#app/queries/site.ts'
import { paths } from '#app/router/paths.ts'
import { FormFailure } from './form-failure.tsx'
import { useSignIn } from './use-sign-in.ts'

const STRENGTHS = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** Where the prefixes of other countries did not come, the own one is enough to go on. */
const OWN_CODE = [{ code: phonePrefix, image: '' }]

type ContactProps = Pick<ReturnType<typeof useSignIn<SignUpFields>>, 'fields' | 'problems' | 'words' | 'change'>

function Contact({ fields, problems, words, change }: ContactProps) {
  const { t } = useTranslation('pages')
  const { data: codes } = useQuery(countryCodesQuery)
  if (fields.type === 'email') {
    return (
      <TextField
        type="email"
        label={t('access.email')}
        name="email"
        autoComplete="email"
        value={fields.email}
        error={words(problems.email)}
        onValueChange={(email) => change({ email })}
      />
    )
  }
  return (
    <PhoneField
      label={t('access.phone')}
      codeLabel={t('access.code')}
      name="phone"
      placeholder="999 123-45-67"
      autoFocus={currentDevice() === 'd'}
      codes={codes?.items.map(({ code, image }) => ({ code, image: pictureAddress(image) ?? '' })) ?? OWN_CODE}
      code={fields.code}
      onCodeChange={(code) => change({ code })}
      value={fields.phone}
      error={words(problems.phone)}
      onValueChange={(phone) => change({ phone })}
    />
  )
}

/** Makes an account (`spec §5`) by phone or by e-mail. */
export function SignUpForm() {
  const { t } = useTranslation('pages')
  const login = useUnit(loginOpened)
  const { fields, problems, words, change, isBusy, failure, formProps } = useSignIn(signUpForm, SIGN_UP_FIELDS)
  const score = passwordStrength(fields.password)
  return (
    <form {...formProps}>
      <Stack gap={4}>
        {failure === null ? null : (
          <FormFailure
            failure={failure}
            title={t(failure.kind === 'refused' ? 'access.register.refused' : 'access.unread')}
          />
        )}
        <Segmented
          label={t('access.register.way')}
          segments={REGISTRATION_TYPES.map((value) => ({ value, label: t(`access.${value}`) }))}
          value={fields.type}
          onValueChange={(type) => change({ type })}
        />
        <Contact fields={fields} problems={problems} words={words} change={change} />
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
          hint={t('access.passwordHint')}
          strength={fields.password === '' ? undefined : { score, label: t(`access.strength.${STRENGTHS[score]}`) }}
          value={fields.password}
          error={words(problems.password)}
          onValueChange={(password) => change({ password })}
        />
        <TextField
          label={t('access.register.promocode')}
          name="promocode"
          autoComplete="off"
          value={fields.promocode}
          onValueChange={(promocode) => change({ promocode })}
        />
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
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'access.register.busy' : 'access.register.submit')}
        </Button>
        <Button tone="quiet" wide onClick={() => login()}>
          {t('access.register.other')}
        </Button>
      </Stack>
    </form>
  )
}
