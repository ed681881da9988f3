import { StateLayout, type StateProps } from '../../private/state-place.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'

export interface EmptyStateProps extends StateProps {
  /** What would be here, or what has left nothing here: `search` where it was a search. */
  icon?: IconName
}

/** Stands where content would stand when there is none, which is fine: says why, and what there is to do instead. */
export function EmptyState({ icon = 'info', ...rest }: EmptyStateProps) {
  return <StateLayout {...rest} role="status" icon={<Icon name={icon} size={32} />} component="EmptyState" />
}
