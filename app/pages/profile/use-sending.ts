import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Sending } from '#app/models/profile/create-sending.ts'
import { useProblemTexts } from '#app/shell/access/use-problem-texts.ts'

/** Connects a profile form to its model. Leaving the form clears secret fields. */
export function useSending<Fields extends object>({ $fields, $state, changed, submitted, closed }: Sending<Fields>) {
  const { fields, state } = useUnit({ fields: $fields, state: $state })
  const act = useUnit({ change: changed, submit: submitted, close: closed })
  const texts = useProblemTexts(state.failure)
  const { close } = act
  useEffect(() => () => close(), [close])
  return {
    fields,
    state,
    change: act.change,
    submit: act.submit,
    isBusy: state.kind === 'sending',
    errorOf: (field: string) => texts(state.problems[field]),
    /** A failure of the form as a whole, not of a field. */
    failure: Object.keys(state.problems).length === 0 ? state.failure : null,
  }
}
