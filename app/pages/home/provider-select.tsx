import { MultiSelect } from '#ui/index.ts'
import { useProviderChoice } from '#app/shell/provider-choice.ts'

/** The providers behind a button: on a desktop. */
export function ProviderSelect() {
  return <MultiSelect {...useProviderChoice()} />
}
