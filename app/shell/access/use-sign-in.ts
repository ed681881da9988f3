import { useUnit } from 'effector-react'
import { useEffect, type SubmitEvent } from 'react'
import type { SignIn } from '#app/models/sign-in/create-sign-in.ts'
import type { AccountField } from '#app/models/sign-in/problems.ts'
import { formTexts } from './form-texts.ts'
import { ignoreRepeatedEnter } from './ignore-repeated-enter.ts'
import { useFirstWrongFocus } from './use-first-wrong-focus.ts'
import { failureIn, problemsIn, useProblemTexts } from './use-problem-texts.ts'

/** What the forms of login and registration have in common on the page; `order` is that of the fields. */
export function useSignIn<Fields extends object>(
  { $fields, $state, opened, changed, submitted, left }: SignIn<Fields>,
  order: readonly AccountField[],
) {
  const { fields, state } = useUnit({ fields: $fields, state: $state })
  const { open, change, submit, leave } = useUnit({ open: opened, change: changed, submit: submitted, leave: left })
  const failure = failureIn(state)
  const problems = problemsIn(state)
  const words = useProblemTexts(failure)
  const [form, tried] = useFirstWrongFocus(problems, order)
  useEffect(() => {
    open()
    return () => leave()
  }, [open, leave])
  return {
    fields,
    problems,
    words,
    change,
    isBusy: state.kind === 'proving' || state.kind === 'sending',
    /** An earlier try, or the last one, may have been done: its answer was not read. */
    isDoubted: state.doubted,
    /** What concerns the form as a whole. */
    failure: Object.keys(problems).length === 0 ? failure : null,
    formProps: {
      ref: form,
      // The browser's own words would be in the browser's language.
      noValidate: true,
      onKeyDown: ignoreRepeatedEnter,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        tried()
        submit(formTexts(event.currentTarget))
      },
    },
  }
}
