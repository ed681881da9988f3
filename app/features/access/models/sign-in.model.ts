import { sample } from 'effector'
import { login } from '#contract/player/auth.ts'
import { credentials, knownLoginProblem, passwordProblem } from '#contract/player/credentials.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { problemsOf, rejectionProblems, type Problems } from '#app/models/forms/problems.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { readDevice } from './remembered-device.ts'
import { secondStepNeeded, ticketOf } from './second-step.model.ts'

export interface SignInFields {
  login: string
  password: string
}

export const checkSignIn = ({ login, password }: SignInFields): Problems =>
  problemsOf({
    login: knownLoginProblem(login),
    password: passwordProblem(password, credentials.passwordMin),
  })

/** Codes that are shown at a field; any other rejection is a wrong login or password (`spec §8`). */
const FIELD_CODES: ReadonlySet<number> = new Set([
  errorCode.loginMissing,
  errorCode.loginTooShort,
  errorCode.passwordMissing,
  errorCode.passwordTooShort,
  errorCode.challengeFailed,
])

export const signInProblems = (failure: Failure | null): Problems =>
  failure?.kind === 'rejected' && FIELD_CODES.has(failure.code) ? rejectionProblems(failure, ['login', 'password']) : {}

export const signInDraft = 'sign-in'

/** Signs in to an existing account; returns the token. Closing the form cancels the request. */
export const signInSubmission = createSubmission<SignInFields, string>({
  name: 'sign in',
  challenge: 'login',
  endsWithForm: true,
  // A keyboard that completes words adds a space to the login; in a password it may be meant.
  send: async ({ http, storage }, fields, { recaptcha, signal }) => {
    const body = { ...fields, login: fields.login.trim(), recaptcha, ...readDevice(storage) }
    return (await http.call(login, { body }, signal)).token
  },
})
sample({
  clock: signInSubmission.$state.updates.filterMap((state) =>
    state.kind === 'failed' ? (ticketOf(state.failure) ?? undefined) : undefined,
  ),
  target: secondStepNeeded,
})
sample({ clock: signInSubmission.accepted, target: signedIn })
