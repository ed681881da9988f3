import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Sending } from '#app/models/profile/create-sending.ts'
import { useProblemTexts } from '#app/shell/access/use-problem-texts.ts'

/** What every form of the profile needs of its model; what was secret is forgotten when it is left. */
export function useSending<Fields extends object>({ $fields, $state, changed, submitted, left }: Sending<Fields>) {
  const { fields, state } = useUnit({ fields: $fields, state: $state })
  const act = useUnit({ change: changed, submit: submitted, leave: left })
  const words = useProblemTexts(state.failure)
  const { leave } = act
  useEffect(() => () => leave(), [leave])
  return {
    fields,
    state,
    change: act.change,
    submit: act.submit,
    isBusy: state.kind === 'sending',
    errorOf: (field: string) => words(state.problems[field]),
    /** What concerns the form as a whole. */
    failure: Object.keys(state.problems).length === 0 ? state.failure : null,
  }
}
