import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { FormRequest } from './use-app-form.ts'
import type { Submission, SubmissionState } from '#app/models/forms/submission.ts'

/** Connects a form or a button to its submission. Unmounting closes it. */
export function useSubmission<Values, Result>({
  $state,
  submitted,
  changed,
  closed,
}: Submission<Values, Result>): FormRequest<Values> & { state: SubmissionState<Result> } {
  const state = useUnit($state)
  const { submit, change, close } = useUnit({ submit: submitted, change: changed, close: closed })
  useEffect(() => () => close(), [close])
  return {
    state,
    failure: state.kind === 'failed' ? state.failure : null,
    isBusy: state.kind === 'solvingChallenge' || state.kind === 'sending',
    isAccepted: state.kind === 'accepted',
    submit,
    change,
  }
}
