import { errorCode } from '#contract/errors/codes.ts'
import * as z from 'zod/mini'
import { login } from '#contract/auth.ts'
import { credentials, knownLoginProblem, passwordProblem } from '#contract/credentials.ts'
import { textOr } from '#contract/reader.ts'
import { createSignIn } from './create-sign-in.ts'
import { problemsOf, type AccountField, type Problems } from './problems.ts'

/** The fields in their order on the form. */
export const LOG_IN_FIELDS = ['login', 'password'] as const satisfies readonly AccountField[]
/** Codes that are shown at a field; any other rejection is a wrong login or password (`spec §8`). */
const FIELD_CODES: ReadonlySet<number> = new Set([
  errorCode.loginMissing,
  errorCode.loginTooShort,
  errorCode.passwordMissing,
  errorCode.passwordTooShort,
  errorCode.challengeFailed,
])

export const logInForm = createSignIn({
  action: 'login',
  empty: { login: '', password: '' },
  check: ({ login, password }): Problems => {
    const problems = {
      login: knownLoginProblem(login),
      password: passwordProblem(password, credentials.passwordMin),
    }
    return {
      ...(problems.login === null ? {} : { login: problems.login }),
      ...(problems.password === null ? {} : { password: problems.password }),
    }
  },
  problemsOf: (failure) =>
    failure.kind === 'rejected' && FIELD_CODES.has(failure.code) ? problemsOf(failure, LOG_IN_FIELDS) : {},
  // A keyboard that completes words adds a space to the login; in a password it may be meant.
  send: async ({ http }, fields, recaptcha, signal) =>
    (await http.call(login, { body: { ...fields, login: fields.login.trim(), recaptcha } }, signal)).token,
  withoutSecrets: (fields) => ({ ...fields, password: '' }),
  draft: { key: 'log-in-draft', schema: z.object({ login: textOr(), password: textOr() }) },
})
