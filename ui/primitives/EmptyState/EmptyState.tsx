import { StateLayout, type StateProps } from '../../private/state-layout.tsx'
import { Constellation } from '../../private/constellation.tsx'
import { useUiBrand } from '../../provider/UiProvider.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'

export interface EmptyStateProps extends StateProps {
  /** The kind of content that is missing: `search` for an empty search result, `brand` for a whole page. */
  icon?: IconName | 'brand' | undefined
}

/** Placeholder for content that does not exist (not an error): the reason and the next step. */
export function EmptyState({ icon = 'info', ...rest }: EmptyStateProps) {
  const { emptyArt: BrandArt = Constellation } = useUiBrand()
  const art =
    icon === 'brand' ? (
      <BrandArt width="116" height="52" aria-hidden="true" focusable="false" />
    ) : (
      <Icon name={icon} size={32} />
    )
  return <StateLayout {...rest} role="status" icon={art} component="EmptyState" />
}
