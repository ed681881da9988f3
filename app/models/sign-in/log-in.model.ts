import * as z from 'zod/mini'
import { login } from '#contract/auth.ts'
import { credentials, knownLoginProblem, passwordProblem } from '#contract/credentials.ts'
import { textOr } from '#contract/reader.ts'
import { createSignIn } from './create-sign-in.ts'
import { problemsOf, type AccountField, type Problems } from './problems.ts'

/** The order in which the form asks. */
export const LOG_IN_FIELDS = ['login', 'password'] as const satisfies readonly AccountField[]
/** What is shown under a field; any other refusal is a wrong pair (`spec §8`). */
const FIELD_CODES: ReadonlySet<number> = new Set([40, 41, 130, 131, 24])

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
    failure.kind === 'refused' && FIELD_CODES.has(failure.code) ? problemsOf(failure, LOG_IN_FIELDS) : {},
  // A keyboard that completes words puts a blank behind them; of a password a blank may be a part.
  send: async (http, fields, recaptcha) =>
    (await http.call(login, { body: { ...fields, login: fields.login.trim(), recaptcha } })).token,
  forget: (fields) => ({ ...fields, password: '' }),
  draft: { key: 'log-in-draft', schema: z.object({ login: textOr(), password: textOr() }) },
})
