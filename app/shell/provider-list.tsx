import { OptionList } from '#ui/index.ts'
import { useProviderChoice } from './provider-choice.ts'

/** The providers as a list that stands open: in the phone's panel. */
export function ProviderList() {
  return <OptionList {...useProviderChoice()} autoFocus />
}
