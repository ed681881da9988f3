import { StateLayout, type StateProps } from '../../private/state-place.tsx'
import { Icon } from '../Icon/Icon.tsx'

export interface ErrorStateProps extends StateProps {}

/** Stands where content would stand that did not arrive: says what happened and what to do next, in the content's own place. */
export function ErrorState(props: ErrorStateProps) {
  return <StateLayout {...props} role="alert" icon={<Icon name="alert" size={32} />} component="ErrorState" />
}
