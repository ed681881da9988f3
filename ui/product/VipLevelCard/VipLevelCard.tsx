import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { LevelCrest } from './LevelCrest.tsx'
import * as styles from './VipLevelCard.css.ts'
import { VipTierCard, type VipTierCardProps } from './VipTierCard.tsx'

export interface VipLevelCardProps {
  /** 1 to 6. */
  level: number
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
export function VipLevelCard({ level, name, manager, notes, tiersLabel, tiers, defaultTier }: VipLevelCardProps) {
  const tab = ({ id, label, ...tier }: VipLevelTier) => ({ id, label, content: <VipTierCard {...tier} /> })
  const [first, ...rest] = tiers
  return (
    <article className={styles.card} data-component="VipLevelCard">
      <div className={styles.head}>
        <LevelCrest level={level} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.manager}>{manager}</p>
        </div>
      </div>
      <Tabs label={tiersLabel} tabs={[tab(first), ...rest.map(tab)]} defaultValue={defaultTier ?? first.id} />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  )
}
