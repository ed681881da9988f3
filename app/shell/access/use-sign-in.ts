import { useUnit } from 'effector-react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import type { SignIn } from '#app/models/sign-in/create-sign-in.ts'
import { firstWrong, type AccountField, type Problems } from '#app/models/sign-in/problems.ts'
import { failureIn, problemsIn, useProblemWords } from './use-form-words.ts'

/** Leads the focus to the first wrong field when a try has ended with one; a change takes problems away and leads nowhere. */
function useFirstWrongFocus(problems: Problems, order: readonly AccountField[]) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<Problems>({})
  useEffect(() => {
    const isNew = order.some((field) => problems[field] !== undefined && before.current[field] === undefined)
    before.current = problems
    const wrong = isNew ? firstWrong(problems, order) : null
    const input = wrong === null ? null : form.current?.elements.namedItem(wrong)
    if (input instanceof HTMLElement) input.focus()
  }, [problems, order])
  return form
}

/** The texts of a form as the browser has them: a password manager fills in without telling anybody. */
function textsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}

/** What the forms of login and registration have in common on the page; `order` is that of the fields. */
export function useSignIn<Fields extends object>(
  { $fields, $state, changed, submitted, left }: SignIn<Fields>,
  order: readonly AccountField[],
) {
  const { fields, state } = useUnit({ fields: $fields, state: $state })
  const { change, submit, leave } = useUnit({ change: changed, submit: submitted, leave: left })
  const failure = failureIn(state)
  const problems = problemsIn(state)
  const words = useProblemWords(failure)
  const form = useFirstWrongFocus(problems, order)
  useEffect(() => () => leave(), [leave])
  return {
    fields,
    problems,
    words,
    change,
    isBusy: state.kind === 'proving' || state.kind === 'sending',
    /** What concerns the form as a whole. */
    failure: Object.keys(problems).length === 0 ? failure : null,
    formProps: {
      ref: form,
      // The browser's own words would be in the browser's language.
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit(textsOf(event.currentTarget))
      },
    },
  }
}
