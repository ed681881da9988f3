import { confirmSecondFactor } from '#contract/player/second-factor.ts'
import { createSubmission } from '#app/models/forms/submission.ts'

/** Confirms the session by a code of the second factor, so that it may withdraw. */
export const withdrawalCodeSubmission = createSubmission<{ code: string }>({
  name: 'code of a withdrawal',
  endsWithForm: true,
  send: ({ http }, { code }, { signal }) => http.call(confirmSecondFactor, { body: { code } }, signal),
})
