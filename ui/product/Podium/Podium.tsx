import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './Podium.css.ts'

export interface PodiumWinner {
  /** Rank from 1; may be shared. */
  place: number
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
}

export interface PodiumProps {
  /** Accessible name. */
  label: string
  /** Winners by rank; the first three are shown. */
  winners: readonly PodiumWinner[]
}

/** The top three of a list. The DOM order is 1, 2, 3; visually the winner is in the middle. */
export function Podium({ label, winners }: PodiumProps) {
  const texts = useUiTexts()
  return (
    <ol className={styles.podium} aria-label={label} data-component="Podium">
      {winners.slice(0, 3).map(({ place, name, fullName, prize, image, game }, index) => (
        <li key={`${index}-${name}`} className={styles.step} data-place={place}>
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
          <span className={visuallyHidden}>{texts.place(place)}</span>
          {image === null ? null : (
            <img className={styles.picture} src={image} alt={game} title={game} width={44} height={44} loading="lazy" />
          )}
          <span className={styles.prize}>{prize}</span>
          <span className={styles.name} title={fullName}>
            {name === fullName ? name : <span aria-hidden="true">{name}</span>}
            {name === fullName ? null : <span className={visuallyHidden}>{fullName}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
