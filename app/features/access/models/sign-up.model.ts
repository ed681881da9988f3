import { sample } from 'effector'
import { register } from '#contract/player/auth.ts'
import { credentials, loginProblem, passwordProblem } from '#contract/player/credentials.ts'
import { readPromoCode } from '#contract/player/promo-code.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { signedUp } from '#app/models/popups/popups.model.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { contactOf, contactProblems, emptyContact, type ContactFields } from '#app/models/access/contact.ts'

/** The fields of the sign-up form. */
export interface SignUpFields extends ContactFields {
  login: string
  password: string
  promocode: string
  rules: boolean
}

export const emptySignUp: SignUpFields = {
  ...emptyContact,
  login: '',
  password: '',
  promocode: '',
  rules: false,
}

/** Minimum length of a new password: the operator's, or the contract's (`spec §5`). */
export const leastPassword = (): number => operatorSettings().passwordMin ?? credentials.passwordMin

export const checkSignUp = (fields: SignUpFields): Problems => ({
  ...contactProblems(fields),
  ...problemsOf({
    login: loginProblem(fields.login),
    password: passwordProblem(fields.password, leastPassword()),
    rules: fields.rules ? null : 'required',
  }),
})

export const signUpDraft = 'sign-up'

/** A new account, and why its promo code was rejected (0 if it was not). */
interface SignedUp {
  token: string
  promoCodeError: number
}

/** Creates an account. Closing the form cancels the request. */
export const signUpSubmission = createSubmission<SignUpFields, SignedUp>({
  name: 'sign up',
  challenge: 'register',
  endsWithForm: true,
  send: async ({ http, referral }, fields, { recaptcha, signal }) => {
    const { kind, value } = contactOf(fields)
    const body = {
      ...referral,
      phone: kind === 'phone' ? value : '',
      email: kind === 'email' ? value : '',
      type: kind,
      login: fields.login.trim(),
      password: fields.password,
      rules: true,
      recaptcha,
      promocode: readPromoCode(fields.promocode),
    }
    const { token, promocode_error: promoCodeError } = await http.call(register, { body }, signal)
    return { token, promoCodeError }
  },
})
sample({ clock: signUpSubmission.accepted, fn: ({ token }) => token, target: signedIn })

sample({
  clock: signUpSubmission.accepted,
  filter: ({ promoCodeError }) => promoCodeError !== 0,
  fn: ({ promoCodeError }) => ({ kind: 'promoCodeRejected' as const, code: promoCodeError }),
  target: announced,
})
sample({ clock: signUpSubmission.accepted, target: signedUp })
