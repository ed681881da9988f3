import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { GrownConstellation } from '../../private/grown-constellation.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { TruncatedText } from '../../text/TruncatedText/TruncatedText.tsx'
import { useUiBrand, useUiTexts } from '../../provider/UiProvider.tsx'
import type { PodiumWinner } from '../Podium/Podium.tsx'
import { stepsOf } from '../Podium/steps.ts'
import * as styles from './PodiumStage.css.ts'

export interface StageWinner extends PodiumWinner {
  /** Day of the win, after the name of the game; left out on a phone. */
  date?: string
}

export interface PodiumStageProps extends NativeProps<'div'> {
  /** Accessible name of the list. */
  label: string
  /** Winners by rank; the first three are shown. */
  winners: readonly StageWinner[]
  /** The further places, beside the stage on a desktop and below it elsewhere. */
  children?: ReactNode
}

/**
 * The top three of a page on a stage: steps of different heights, with the covers of their games on them, and the
 * brand's crown over the first. The DOM order is 1, 2, 3; visually the winner is in the middle.
 */
export function PodiumStage({ label, winners, children, ...rest }: PodiumStageProps) {
  const texts = useUiTexts()
  const { crown: Crown = GrownConstellation } = useUiBrand()
  const shown = winners.slice(0, 3)
  const steps = stepsOf(shown)
  return (
    <div {...rest} className={styles.root} data-component="PodiumStage">
      <div className={styles.stage}>
        <span className={styles.arch} data-arch="1" aria-hidden="true" />
        <span className={styles.arch} data-arch="2" aria-hidden="true" />
        <span className={styles.arch} data-arch="3" aria-hidden="true" />
        <Crown className={styles.crown} aria-hidden="true" focusable="false" />
        <ol className={styles.list} aria-label={label} data-component="Podium">
          {shown.map(({ rank, name, fullName, prize, image, game, date, action }, index) => (
            <li key={`${index}-${name}`} className={styles.place} data-step={steps[index]}>
              {/* The game is named below. */}
              {image === null ? null : <img className={styles.cover} src={image} alt="" width={160} height={160} />}
              <div className={styles.step}>
                <span className={styles.rank} aria-hidden="true">
                  {rank}
                </span>
                <span className={visuallyHidden}>{texts.rank(rank)}</span>
                <span className={styles.prize}>{prize}</span>
                <span className={styles.nameRow}>
                  <span className={styles.name}>
                    <TruncatedText text={name} fullText={fullName} />
                  </span>
                  {action}
                </span>
                {game === '' ? null : (
                  <span className={styles.game} title={game}>
                    {game}
                    {date === undefined ? null : <span className={styles.date}>, {date}</span>}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {children === undefined ? null : <div className={styles.beside}>{children}</div>}
    </div>
  )
}
