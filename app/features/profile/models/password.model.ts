import { errorCode } from '#contract/errors/codes.ts'
import { credentials, passwordProblem } from '#contract/player/credentials.ts'
import { changeCurrentPassword } from '#contract/player/verification.ts'
import { checkConfirmation, problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { playerStateChanged } from './player-state-changed.ts'

export interface PasswordFields {
  current: string
  password: string
  /** The new password once more. */
  again: string
}

/** The current password has no minimum length here: a player with a short one could never change it. */
export const checkPassword = ({ current, password, again }: PasswordFields): Problems => ({
  ...checkConfirmation({ current }),
  ...problemsOf({
    password: passwordProblem(password, credentials.newPasswordMin),
    again: again === password ? null : errorCode.passwordsDiffer,
  }),
})

export const passwordSubmission = createSubmission<PasswordFields>({
  name: 'password change',
  refresh: playerStateChanged,
  send: ({ http }, { current, password }, { signal }) =>
    http.call(changeCurrentPassword, { body: { current, password } }, signal),
})
