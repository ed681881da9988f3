import { errorCode } from '#contract/errors/codes.ts'
import { createEvent, sample } from 'effector'
import * as z from 'zod/mini'
import { register, REGISTRATION_TYPES } from '#contract/auth.ts'
import { phonePrefix } from '#contract/constants.ts'
import { credentials, emailProblem, loginProblem, passwordProblem, phoneProblem } from '#contract/credentials.ts'
import { flag, textOr, word } from '#contract/reader.ts'
import { registered } from '#app/models/popups/popups.model.ts'
import { $startedContact, registrationOpened } from '#app/models/shell/registration.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { fullPhone } from './full-phone.ts'
import { createSignIn } from './create-sign-in.ts'
import { problemsOf, type AccountField, type Problem, type Problems } from './problems.ts'

/** The fields of the registration form; `code` is the phone prefix. */
export interface SignUpFields {
  type: (typeof REGISTRATION_TYPES)[number]
  code: string
  phone: string
  email: string
  login: string
  password: string
  promocode: string
  rules: boolean
}

/** The fields in their order on the form. */
export const SIGN_UP_FIELDS = [
  'phone',
  'email',
  'login',
  'password',
  'rules',
] as const satisfies readonly AccountField[]

/** Minimum length of a new password: the operator's, or the contract's (`spec §5`). */
export const leastPassword = (): number => operatorSettings().passwordMin ?? credentials.passwordMin

function check({ type, code, phone, email, login, password, rules }: SignUpFields): Problems {
  const problems: readonly (readonly [AccountField, Problem | null])[] = [
    type === 'phone'
      ? ['phone', phone.trim() === '' ? errorCode.phoneMissing : phoneProblem(fullPhone(code, phone))]
      : ['email', emailProblem(email)],
    ['login', loginProblem(login)],
    ['password', passwordProblem(password, leastPassword())],
    ['rules', rules ? null : 'required'],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

/** The account's phone or e-mail, usable as a login. */
export const contactOfSignUp = ({ type, code, phone, email }: SignUpFields): string =>
  type === 'phone' ? fullPhone(code, phone) : email.trim()

const empty: SignUpFields = {
  type: 'phone',
  code: phonePrefix,
  phone: '',
  email: '',
  login: '',
  password: '',
  promocode: '',
  rules: false,
}

export const signUpForm = createSignIn<SignUpFields>({
  action: 'register',
  empty,
  partOf: { code: 'phone' },
  check,
  problemsOf: (failure) => problemsOf(failure, SIGN_UP_FIELDS),
  send: async ({ http, referral }, { type, code, phone, email, login, password, promocode }, recaptcha, signal) => {
    const contact = type === 'phone' ? { phone: fullPhone(code, phone), email: '' } : { phone: '', email: email.trim() }
    const body = {
      ...referral,
      ...contact,
      type,
      login: login.trim(),
      password,
      rules: true,
      recaptcha,
      promocode: promocode.trim(),
    }
    return (await http.call(register, { body }, signal)).token
  },
  withoutSecrets: (fields) => ({ ...fields, password: '' }),
  draft: {
    key: 'sign-up-draft',
    schema: z.object({
      type: word(REGISTRATION_TYPES, 'phone'),
      code: textOr(phonePrefix),
      phone: textOr(),
      email: textOr(),
      login: textOr(),
      password: textOr(),
      promocode: textOr(),
      rules: flag(),
    }),
  },
})

/** The registration starts with a contact from another form, which has no country select. */
export const contactPrefilled = createEvent<string>()
sample({
  clock: contactPrefilled.filter({ fn: (contact) => contact.trim() !== '' }),
  fn: (contact) =>
    contact.includes('@')
      ? { type: 'email' as const, email: contact }
      : { type: 'phone' as const, code: phonePrefix, phone: contact },
  target: signUpForm.changed,
})
// Opening from elsewhere drops the started contact. Subscribed here, because the dialog needs this chunk first.
$startedContact.on(registrationOpened, () => '')
sample({ clock: signUpForm.finished, fn: () => undefined, target: registered })
