import { Cake, Headset } from 'lucide'
import { Fragment } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import * as styles from './VipLevelCard.css.ts'
import { VipTierCard, type VipTierCardProps } from './VipTierCard.tsx'

const icons = { manager: Headset, birthday: Cake } as const

/** What a level adds to its tiers. */
export interface VipPerk {
  icon: keyof typeof icons
  /** In words, also for what the level does not have: "No birthday bonus". */
  text: string
  /** Muted, because the level does not have it. */
  absent?: boolean | undefined
}

export interface VipLevelCardProps extends NativeProps<'article'> {
  /** 1 to 6: each has a material of its own. */
  level: VipLevel
  /** Name of the level: "Newbie". */
  name: string
  /** What the level has, or does not have yet, besides its tiers. */
  perks: readonly VipPerk[]
  /** Accessible name of the tabs: "Tiers of Newbie". */
  tiersLabel: string
  /** Tiers; `label` is the short text of the tab. */
  tiers: readonly [VipLevelTier, ...VipLevelTier[]]
  /** Id of the tier that is open first. */
  defaultTier?: string | undefined
  /** Shows all tiers beside each other instead of tabs. */
  compared?: boolean | undefined
}

export interface VipLevelTier extends Omit<VipTierCardProps, 'rows'> {
  id: string
  label: string
}

/** A VIP level with its tiers, as tabs or compared. */
export function VipLevelCard({
  level,
  name,
  perks,
  tiersLabel,
  tiers,
  defaultTier,
  compared = false,
  ...rest
}: VipLevelCardProps) {
  const tab = ({ id, label, ...tier }: VipLevelTier) => ({
    id,
    label,
    content: <VipTierCard {...tier} rows={compared} />,
  })
  const [firstTier, ...otherTiers] = tiers
  return (
    <article {...rest} className={styles.card} data-component="VipLevelCard" data-level={level}>
      <div className={styles.header}>
        <TierArch level={level} />
        <h2 className={styles.name}>{name}</h2>
      </div>
      {compared ? (
        <div role="group" aria-label={tiersLabel} className={styles.compared}>
          {tiers.map(tab).map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
        </div>
      ) : (
        <Tabs
          label={tiersLabel}
          tabs={[tab(firstTier), ...otherTiers.map(tab)]}
          defaultValue={defaultTier ?? firstTier.id}
        />
      )}
      <ul className={styles.perks}>
        {perks.map(({ icon, text, absent = false }) => (
          <li key={icon} className={styles.perk} data-absent={absent ? '' : undefined}>
            <SvgIcon icon={icons[icon]} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </article>
  )
}
