import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { TruncatedText } from '../../text/TruncatedText/TruncatedText.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './Podium.css.ts'
import { stepsOf } from './steps.ts'

export interface PodiumWinner {
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
  /** Name of the game; alternative text of the picture. */
  game: string
  /** A `ProofLink` beside the name. */
  action?: ReactNode
}

export interface PodiumProps extends NativeProps<'div'> {
  /** Accessible name of the list. */
  label: string
  /** Winners by rank; the first three are shown. */
  winners: readonly PodiumWinner[]
}

/** The top three of a list. The DOM order is 1, 2, 3; visually the winner is in the middle. */
export function Podium({ label, winners, ...rest }: PodiumProps) {
  const texts = useUiTexts()
  const shown = winners.slice(0, 3)
  const steps = stepsOf(shown)
  return (
    <div {...rest} className={styles.root} data-component="Podium">
      <ol className={styles.podium} aria-label={label}>
        {shown.map(({ rank, name, fullName, prize, image, game, action }, index) => (
          <li key={`${index}-${name}`} className={styles.step} data-step={steps[index]}>
            <span className={styles.rank} aria-hidden="true">
              {rank}
            </span>
            <span className={visuallyHidden}>{texts.rank(rank)}</span>
            {image === null ? null : (
              <img
                className={styles.picture}
                src={image}
                alt={game}
                title={game}
                width={44}
                height={44}
                loading="lazy"
              />
            )}
            <span className={styles.prize}>{prize}</span>
            <span className={styles.nameRow}>
              <span className={styles.name}>
                <TruncatedText text={name} fullText={fullName} />
              </span>
              {action}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
