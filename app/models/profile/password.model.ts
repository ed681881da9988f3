import { credentials, passwordProblem } from '#contract/credentials.ts'
import { changeCurrentPassword } from '#contract/verification.ts'
import { createSending } from './create-sending.ts'
import { problemsBy, type CodeRange } from './code-fields.ts'
import type { Problems } from './sending.machine.ts'

/** The order in which the form asks. */
export const PASSWORD_FIELDS = ['current', 'password', 'again'] as const

/** Where a code is shown (`spec §8`). */
export const PASSWORD_CODES: readonly CodeRange<(typeof PASSWORD_FIELDS)[number]>[] = [
  [132, 133, 'current'],
  [135, 135, 'current'],
  [134, 134, 'again'],
  [130, 139, 'password'],
]

const NO_CURRENT = 132
const DIFFER = 134

/** A short current password is never refused here: its owner could not change it any more. */
function check({ current, password, again }: { current: string; password: string; again: string }): Problems {
  const problem = passwordProblem(password, credentials.newPasswordMin)
  return {
    ...(current === '' ? { current: NO_CURRENT } : {}),
    ...(problem === null ? {} : { password: problem }),
    ...(again === password ? {} : { again: DIFFER }),
  }
}

const empty = { current: '', password: '', again: '' }

export const passwordForm = createSending({
  empty,
  check,
  problemsOf: problemsBy(PASSWORD_CODES),
  send: (http, { current, password }) => http.call(changeCurrentPassword, { body: { current, password } }),
  forget: () => empty,
})
