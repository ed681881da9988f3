import { OptionList } from '#ui/index.ts'
import { useProviderChoice } from './provider-choice.ts'

/** Provider filter of the mobile panel: an inline list. */
export function ProviderList() {
  return <OptionList {...useProviderChoice()} autoFocus />
}
