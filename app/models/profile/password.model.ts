import { errorCode } from '#contract/errors/codes.ts'
import { credentials, passwordProblem } from '#contract/credentials.ts'
import { changeCurrentPassword } from '#contract/verification.ts'
import { createSending } from './create-sending.ts'
import { problemsBy, type CodeRange } from './code-fields.ts'
import type { Problems } from './sending.machine.ts'

/** The fields in their order on the form. */
export const PASSWORD_FIELDS = ['current', 'password', 'again'] as const

/** The fields that show error codes (`spec §8`). */
export const PASSWORD_CODES: readonly CodeRange<(typeof PASSWORD_FIELDS)[number]>[] = [
  [132, 133, 'current'],
  [135, 135, 'current'],
  [134, 134, 'again'],
  [130, 139, 'password'],
]

/** The current password has no minimum length here: a player with a short one could never change it. */
function check({ current, password, again }: { current: string; password: string; again: string }): Problems {
  const problem = passwordProblem(password, credentials.newPasswordMin)
  return {
    ...(current === '' ? { current: errorCode.currentPasswordMissing } : {}),
    ...(problem === null ? {} : { password: problem }),
    ...(again === password ? {} : { again: errorCode.passwordsDiffer }),
  }
}

const empty = { current: '', password: '', again: '' }

export const passwordForm = createSending({
  empty,
  check,
  problemsOf: problemsBy(PASSWORD_CODES),
  send: (http, { current, password }) => http.call(changeCurrentPassword, { body: { current, password } }),
  withoutSecrets: () => empty,
})
