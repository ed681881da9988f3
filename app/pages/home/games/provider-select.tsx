import { MultiSelect } from '#ui/index.ts'
import { useProviderChoice } from '#app/shell/catalogue/provider-choice.ts'

/** Provider filter on a desktop. */
export function ProviderSelect() {
  return <MultiSelect {...useProviderChoice()} />
}
