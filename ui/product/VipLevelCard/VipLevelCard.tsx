import type { NativeProps } from '../../private/native-props.ts'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { LevelCrest } from './LevelCrest.tsx'
import * as styles from './VipLevelCard.css.ts'
import { VipTierCard, type VipTierCardProps } from './VipTierCard.tsx'

export interface VipLevelCardProps extends NativeProps<'article'> {
  /** 1 to 6. */
  level: number
  /** Name of the level: "Newbie". */
  name: string
  /** Who looks after the players of the level, as text. */
  manager: string
  /** Further benefits, one line each. */
  notes: readonly string[]
  /** Accessible name of the tabs: "Tiers of Newbie". */
  tiersLabel: string
  /** Tiers; `label` is the short text of the tab. */
  tiers: readonly [VipLevelTier, ...VipLevelTier[]]
  /** Id of the tier that is open first. */
  defaultTier?: string
}

export interface VipLevelTier extends VipTierCardProps {
  id: string
  label: string
}

/** A VIP level with its tiers as tabs. */
export function VipLevelCard({
  level,
  name,
  manager,
  notes,
  tiersLabel,
  tiers,
  defaultTier,
  ...rest
}: VipLevelCardProps) {
  const tab = ({ id, label, ...tier }: VipLevelTier) => ({ id, label, content: <VipTierCard {...tier} /> })
  const [firstTier, ...otherTiers] = tiers
  return (
    <article {...rest} className={styles.card} data-component="VipLevelCard">
      <div className={styles.header}>
        <LevelCrest level={level} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.manager}>{manager}</p>
        </div>
      </div>
      <Tabs
        label={tiersLabel}
        tabs={[tab(firstTier), ...otherTiers.map(tab)]}
        defaultValue={defaultTier ?? firstTier.id}
      />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  )
}
