import type { NativeProps } from '../../private/native-props.ts'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import * as styles from './LevelPoster.css.ts'
import { Texture } from './texture.tsx'

export interface PosterLevel {
  /** The level; it sets the material, the height of its step and the number of its stars. */
  level: VipLevel
  /** The level in words: `Level 3`. */
  rank: string
  /** Name of the level. */
  name: string
  /** What stands before the figure, and the highest cashback of the level. */
  cashback: { label: string; value: string }
  /** Who is beside the player. On steps from the third level on. */
  manager: string
  /** The highest status bonus. On steps from the third level on. */
  bonus: string
}

export interface LevelPosterProps extends NativeProps<'div'> {
  /** The heading of the page. */
  title: string
  /** One or two sentences below the title. */
  lead: string
  /** Accessible name of the list. */
  label: string
  /** The six levels, the first one first. */
  levels: readonly PosterLevel[]
  /** The player's level with the text of its pin; none for a guest. */
  current?: { level: VipLevel; text: string } | undefined
}

/** The levels of the VIP programme as six portals on rising steps; a ladder on a phone. */
export function LevelPoster({ title, lead, label, levels, current, ...rest }: LevelPosterProps) {
  return (
    <div {...rest} className={styles.root} data-component="LevelPoster" data-night="">
      <div className={styles.scene}>
        <span className={styles.sky} aria-hidden="true" />
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ol className={styles.list} aria-label={label}>
          {levels.map(({ level, rank, name, cashback, manager, bonus }) => {
            const isCurrent = current?.level === level
            return (
              <li key={level} className={styles.level} data-level={level} aria-current={isCurrent ? 'true' : undefined}>
                {level === 6 ? <span className={styles.rays} aria-hidden="true" /> : null}
                <TierArch level={level} className={styles.portal} />
                <div className={styles.block}>
                  <Texture level={level} className={styles.texture} />
                  <span className={styles.rank}>{rank}</span> <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.cashback}>
                    <span className={styles.cashbackLabel}>{cashback.label}</span>{' '}
                    <span className={styles.figure}>{cashback.value}</span>
                  </span>{' '}
                  <span className={styles.manager}>{manager}</span> <span className={styles.bonus}>{bonus}</span>
                </div>
                {isCurrent ? <span className={styles.pin}>{current.text}</span> : null}
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
