import { StateLayout, type StateProps } from '../../private/state-layout.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'

export interface EmptyStateProps extends StateProps {
  /** The kind of content that is missing; `search` for an empty search result. */
  icon?: IconName
}

/** Placeholder for content that does not exist (not an error): the reason and the next step. */
export function EmptyState({ icon = 'info', ...rest }: EmptyStateProps) {
  return <StateLayout {...rest} role="status" icon={<Icon name={icon} size={32} />} component="EmptyState" />
}
