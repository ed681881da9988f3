import { useUnit } from 'effector-react'
import { useEffect, type SubmitEvent } from 'react'
import type { SignIn } from '#app/models/sign-in/create-sign-in.ts'
import type { AccountField } from '#app/models/sign-in/problems.ts'
import { formTexts } from './form-texts.ts'
import { ignoreRepeatedEnter } from './ignore-repeated-enter.ts'
import { useFirstWrongFocus } from './use-first-wrong-focus.ts'
import { failureIn, problemsIn, useProblemTexts } from './use-problem-texts.ts'

/** Common logic of the login and registration forms. `order` is the order of the fields. */
export function useSignIn<Fields extends object>(
  { $fields, $state, opened, changed, submitted, closed }: SignIn<Fields>,
  order: readonly AccountField[],
) {
  const { fields, state } = useUnit({ fields: $fields, state: $state })
  const { open, change, submit, close } = useUnit({ open: opened, change: changed, submit: submitted, close: closed })
  const failure = failureIn(state)
  const problems = problemsIn(state)
  const texts = useProblemTexts(failure)
  const [form, markSubmitted] = useFirstWrongFocus(problems, order)
  useEffect(() => {
    open()
    return () => close()
  }, [open, close])
  return {
    fields,
    problems,
    texts,
    change,
    isBusy: state.kind === 'solvingChallenge' || state.kind === 'sending',
    /** Whether an attempt had no response, so that it may have succeeded. */
    isOutcomeUnknown: state.outcomeUnknown,
    /** A failure of the form as a whole, not of a field. */
    failure: Object.keys(problems).length === 0 ? failure : null,
    formProps: {
      ref: form,
      // Native validation messages would be in the browser's language.
      noValidate: true,
      onKeyDown: ignoreRepeatedEnter,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        markSubmitted()
        submit(formTexts(event.currentTarget))
      },
    },
  }
}
