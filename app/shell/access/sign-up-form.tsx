import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { REGISTRATION_TYPES } from '#contract/auth.ts'
import { phonePrefix } from '#contract/constants.ts'
import { Button, Checkbox, Link, PasswordField, PhoneField, Segmented, Stack, TextField } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { currentDevice } from '#app/lib/device.ts'
import { passwordStrength } from '#app/lib/password-strength.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { SIGN_UP_FIELDS, signUpForm } from '#app/models/sign-in/sign-up.model.ts'
import { countryCodesQuery } from '#app/queries/site.ts'
import { paths } from '#app/router/paths.ts'
import { FormFailure } from './form-failure.tsx'
import { failureIn, problemsIn, textsOf, useFirstWrongFocus, useProblemWords } from './use-form-words.ts'

const STRENGTHS = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** Where the prefixes of other countries did not come, the own one is enough to go on. */
const OWN_CODE = [{ code: phonePrefix, image: '' }]

function Contact() {
  const { t } = useTranslation('pages')
  const { fields, state } = useUnit({ fields: signUpForm.$fields, state: signUpForm.$state })
  const change = useUnit(signUpForm.changed)
  const { data: codes } = useQuery(countryCodesQuery)
  const problems = problemsIn(state)
  const words = useProblemWords(failureIn(state))
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
  const { fields, state } = useUnit({ fields: signUpForm.$fields, state: signUpForm.$state })
  const act = useUnit({
    change: signUpForm.changed,
    submit: signUpForm.submitted,
    leave: signUpForm.left,
    login: loginOpened,
  })
  const form = useRef<HTMLFormElement>(null)
  const failure = failureIn(state)
  const problems = problemsIn(state)
  const words = useProblemWords(failure)
  const isBusy = state.kind === 'proving' || state.kind === 'sending'
  const { leave } = act
  useEffect(() => () => leave(), [leave])
  useFirstWrongFocus(form, problems, SIGN_UP_FIELDS)
  const score = passwordStrength(fields.password)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act.submit(textsOf(event.currentTarget))
      }}
    >
      <Stack gap={4}>
        {failure !== null && Object.keys(problems).length === 0 ? (
          <FormFailure
            failure={failure}
            title={t(failure.kind === 'refused' ? 'access.register.refused' : 'access.unread')}
          />
        ) : null}
        <Segmented
          label={t('access.register.way')}
          segments={REGISTRATION_TYPES.map((value) => ({ value, label: t(`access.${value}`) }))}
          value={fields.type}
          onValueChange={(type) => act.change({ type })}
        />
        <Contact />
        <TextField
          label={t('access.newLogin')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.login}
          error={words(problems.login)}
          onValueChange={(login) => act.change({ login })}
        />
        <PasswordField
          purpose="new"
          label={t('access.password')}
          name="password"
          hint={t('access.passwordHint')}
          strength={fields.password === '' ? undefined : { score, label: t(`access.strength.${STRENGTHS[score]}`) }}
          value={fields.password}
          error={words(problems.password)}
          onValueChange={(password) => act.change({ password })}
        />
        <TextField
          label={t('access.register.promocode')}
          name="promocode"
          autoComplete="off"
          value={fields.promocode}
          onValueChange={(promocode) => act.change({ promocode })}
        />
        <Checkbox
          name="rules"
          checked={fields.rules}
          error={words(problems.rules)}
          onCheckedChange={(rules) => act.change({ rules })}
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
        <Button tone="quiet" wide onClick={() => act.login()}>
          {t('access.register.other')}
        </Button>
      </Stack>
    </form>
  )
}
