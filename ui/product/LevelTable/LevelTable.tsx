import { useId, useState } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Segmented } from '../../primitives/Segmented/Segmented.tsx'
import * as styles from './LevelTable.css.ts'

const TIERS = ['1', '2', '3'] as const
export type VipTierNumber = (typeof TIERS)[number]

/** A figure of a level: the ids are the rows of the comparison. */
export type LevelFigureId = 'cashback' | 'bonus' | 'points' | 'birthday' | 'manager'

export interface LevelFigure {
  text: string
  /** `money` is gold; `muted` for what the level does not have. */
  tone?: 'money' | 'muted' | undefined
}

export interface ComparedLevel {
  level: VipLevel
  /** Name of the level. */
  name: string
  /** Accessible name of the choice of its tier. */
  tiersLabel: string
  /** The figures of its three tiers. */
  tiers: Readonly<Record<VipTierNumber, Readonly<Record<LevelFigureId, LevelFigure>>>>
}

export interface LevelTableProps extends NativeProps<'section', 'aria-labelledby'> {
  /** The heading, and the name of the table. */
  title: string
  /** Accessible name of the choice for all levels. */
  allTiersLabel: string
  /** Labels of the three tiers. */
  tierLabels: Readonly<Record<VipTierNumber, string>>
  /** Titles of the columns of levels and tiers, and of the figures: in full, and short on a phone. */
  titles: Readonly<Record<'level' | 'tier', string> & Record<LevelFigureId, { full: string; short: string }>>
  /** The factor between the points of the table and those of the player's bar. */
  pointsNote: string
  /** The six levels, the first one first. */
  levels: readonly ComparedLevel[]
  /** Tier of all levels before the first choice; the player's own one, which may arrive later. */
  defaultTier?: VipTierNumber | undefined
  /** The player's level with the words that mark it for a screen reader; none for a guest. */
  current?: { level: VipLevel; text: string } | undefined
}

/** In the order of the rows. A phone shows the first three. */
const FIGURES: readonly LevelFigureId[] = ['cashback', 'bonus', 'points', 'birthday', 'manager']
const isWide = (id: LevelFigureId) => (id === 'birthday' || id === 'manager' ? '' : undefined)
const isLastOnPhone = (id: LevelFigureId) => (id === 'points' ? '' : undefined)

/** The choice of a tier of one level. */
function TierChoice({
  label,
  tierLabels,
  value,
  onValueChange,
}: {
  label: string
  tierLabels: LevelTableProps['tierLabels']
  value: VipTierNumber
  onValueChange: (tier: VipTierNumber) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.tiers}>
      <legend className={visuallyHidden}>{label}</legend>
      {TIERS.map((tier) => (
        <label key={tier} className={styles.tier}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={tier}
            aria-label={tierLabels[tier]}
            checked={tier === value}
            onChange={() => onValueChange(tier)}
          />
          <span className={styles.number} aria-hidden="true">
            {tier}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Compares the levels of the VIP programme; each one shows a tier that the player chooses, for all levels or for one. */
export function LevelTable({
  title,
  allTiersLabel,
  tierLabels,
  titles,
  pointsNote,
  levels,
  defaultTier = '1',
  current,
  ...rest
}: LevelTableProps) {
  const id = useId()
  const [allTiers, setAllTiers] = useState<VipTierNumber | null>(null)
  const [ownChoices, setOwnChoices] = useState<Partial<Record<VipLevel, VipTierNumber>>>({})
  const tierOf = (level: VipLevel): VipTierNumber => ownChoices[level] ?? allTiers ?? defaultTier
  const shownTiers = new Set(levels.map(({ level }) => tierOf(level)))
  const [sharedTier] = shownTiers.size === 1 ? shownTiers : []
  return (
    <section {...rest} className={styles.root} aria-labelledby={id} data-component="LevelTable">
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div className={styles.control}>
            <Segmented<string>
              label={allTiersLabel}
              fit
              segments={TIERS.map((tier) => ({ value: tier, label: tierLabels[tier] }))}
              // None is chosen while the levels differ.
              value={sharedTier ?? ''}
              onValueChange={(value) => {
                setAllTiers(TIERS.find((tier) => tier === value) ?? null)
                setOwnChoices({})
              }}
            />
          </div>
        </div>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead className={styles.head}>
            <tr className={styles.row}>
              <th scope="col" className={styles.cell}>
                <span className={visuallyHidden}>{titles.level}</span>
              </th>
              <th scope="col" className={`${styles.cell} ${styles.tierCell}`}>
                {titles.tier}
              </th>
              {FIGURES.map((figure) => (
                <th
                  key={figure}
                  scope="col"
                  className={styles.cell}
                  data-wide={isWide(figure)}
                  data-last-on-phone={isLastOnPhone(figure)}
                >
                  <span className={styles.shortTitle}>{titles[figure].short}</span>
                  <span className={styles.longTitle}>{titles[figure].full}</span>
                  {figure === 'points' ? <span className={styles.longTitle}>{pointsNote}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.group}>
            {levels.map(({ level, name, tiersLabel, tiers }) => {
              const tier = tierOf(level)
              const isCurrent = current?.level === level
              return (
                <tr key={level} className={styles.row} aria-current={isCurrent ? 'true' : undefined}>
                  <th scope="row" className={styles.cell}>
                    <span className={styles.level}>
                      <TierArch level={level} className={styles.arch} />
                      {name}
                    </span>
                    {isCurrent ? <span className={visuallyHidden}>, {current.text}</span> : null}
                  </th>
                  <td className={`${styles.cell} ${styles.tierCell}`}>
                    <TierChoice
                      label={tiersLabel}
                      tierLabels={tierLabels}
                      value={tier}
                      onValueChange={(choice) => setOwnChoices({ ...ownChoices, [level]: choice })}
                    />
                  </td>
                  {FIGURES.map((figure) => {
                    const { text, tone } = tiers[tier][figure]
                    return (
                      <td
                        key={figure}
                        className={styles.cell}
                        data-figure={figure}
                        data-tone={tone}
                        data-title={titles[figure].short}
                        data-wide={isWide(figure)}
                        data-last-on-phone={isLastOnPhone(figure)}
                      >
                        {text}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className={styles.footnote}>{`${titles.points.full}: ${pointsNote}`}</p>
      </div>
    </section>
  )
}
