import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { LevelCrest } from './LevelCrest.tsx'
import * as styles from './VipLevelCard.css.ts'
import { VipTierCard, type VipTierCardProps } from './VipTierCard.tsx'

export interface VipLevelCardProps {
  /** 1 to 6. */
  level: number
  name: string
  /** Who looks after its players. */
  manager: string
  /** What else the level gives, a line each. */
  notes: readonly string[]
  /** What the tabs choose, for a screen reader: "Tiers of Newbie". */
  tiersLabel: string
  /** The three tiers; `label` is short, for the tab. */
  tiers: readonly [VipLevelTier, ...VipLevelTier[]]
  /** The tier that is shown first. */
  defaultTier?: string
}

export interface VipLevelTier extends VipTierCardProps {
  id: string
  label: string
}

/** A VIP level with its tiers, one of them shown. */
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
