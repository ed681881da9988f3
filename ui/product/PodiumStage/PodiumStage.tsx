import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { GrownConstellation } from '../../private/grown-constellation.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { TruncatedText } from '../../text/TruncatedText/TruncatedText.tsx'
import { useUiBrand, useUiTexts } from '../../provider/UiProvider.tsx'
import * as compactStyles from './CompactPodium.css.ts'
import * as stageStyles from './PodiumStage.css.ts'
import { stepsOf } from './steps.ts'

export interface StageWinner {
  /** Rank from 1; may be shared. */
  rank: number
  /** Masked player name, truncated for display. */
  name: string
  /** Masked player name in full, for the tooltip and assistive technology. */
  fullName: string
  /** Formatted amount or points. */
  prize: string
  /** URL of the game's thumbnail. */
  image: string | null
  /** Name of the game; empty if there is none. */
  game: string
  /** Day of the win, after the name of the game; left out on a phone. */
  date?: string | undefined
  /** A `ProofLink` beside the name. */
  action?: ReactNode | undefined
}

export interface PodiumStageProps extends NativeProps<'div'> {
  /** Accessible name of the list. */
  label: string
  /** Winners by rank; the first three are shown. */
  winners: readonly StageWinner[]
  /** Three low steps without the stage, for a panel among others. */
  compact?: boolean | undefined
  /** The further places, beside the stage on a desktop and below it elsewhere. Not for a compact one. */
  children?: ReactNode | undefined
}

/** Arches and the brand's crown behind the steps of a whole page. Decorative. */
function Backdrop() {
  const { crown: Crown = GrownConstellation } = useUiBrand()
  return (
    <>
      <span className={stageStyles.arch} data-arch="1" aria-hidden="true" />
      <span className={stageStyles.arch} data-arch="2" aria-hidden="true" />
      <span className={stageStyles.arch} data-arch="3" aria-hidden="true" />
      <Crown className={stageStyles.crown} aria-hidden="true" focusable="false" />
    </>
  )
}

/**
 * The top three, each on a step of another height and metal; equal ranks have equal figures. The DOM order is 1, 2, 3;
 * visually the winner is in the middle, below the brand's crown.
 */
export function PodiumStage({ label, winners, compact = false, children, ...rest }: PodiumStageProps) {
  const texts = useUiTexts()
  const shown = winners.slice(0, 3)
  const steps = stepsOf(shown)
  const styles = compact ? compactStyles : stageStyles
  return (
    <div {...rest} className={styles.root} data-component="PodiumStage">
      <div className={styles.stage}>
        {compact ? null : <Backdrop />}
        <ol className={styles.list} aria-label={label} data-component="Podium">
          {shown.map(({ rank, name, fullName, prize, image, game, date, action }, index) => (
            <li key={`${index}-${name}`} className={styles.place} data-step={steps[index]}>
              {image === null ? null : (
                <img
                  className={styles.cover}
                  src={image}
                  // A stage names the game below.
                  alt={compact ? game : ''}
                  title={compact ? game : undefined}
                  width={160}
                  height={160}
                />
              )}
              <div className={styles.step}>
                <span className={styles.rank} aria-hidden="true">
                  {rank}
                </span>
                <span className={visuallyHidden}>{texts.rank(rank)}</span>
                {compact && image === null && game !== '' ? <span className={visuallyHidden}>{game}</span> : null}
                <span className={styles.prize}>{prize}</span>
                <span className={styles.nameRow}>
                  <span className={styles.name}>
                    <TruncatedText text={name} fullText={fullName} />
                  </span>
                  {action}
                </span>
                {game === '' || compact ? null : (
                  <span className={stageStyles.game} title={game}>
                    {game}
                    {date === undefined ? null : <span className={stageStyles.date}>, {date}</span>}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {children === undefined ? null : <div className={stageStyles.beside}>{children}</div>}
    </div>
  )
}
