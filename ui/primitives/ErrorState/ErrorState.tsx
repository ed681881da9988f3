import { StateLayout, type StateProps } from '../../private/state-layout.tsx'
import { Icon } from '../Icon/Icon.tsx'

export interface ErrorStateProps extends StateProps {}

/** Placeholder for content that failed to load: what happened and the next step. */
export function ErrorState(props: ErrorStateProps) {
  return <StateLayout {...props} role="alert" icon={<Icon name="alert" size={32} />} component="ErrorState" />
}
