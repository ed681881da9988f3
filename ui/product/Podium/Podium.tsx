import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './Podium.css.ts'

export interface PodiumWinner {
  /** From 1; two may share one. */
  place: number
  /** The player, as it may be shown. */
  name: string
  /** The same in full where that is cut: the tooltip, and what is read. */
  wholeName: string
  /** The amount or the points, as text. */
  prize: string
  /** The game's small picture. */
  image: string | null
  /** What was won on; the tooltip of the picture. */
  game: string
}

export interface PodiumProps {
  /** Whose podium it is, for a screen reader. */
  label: string
  /** The first three, best first; fewer where there are fewer. */
  winners: readonly PodiumWinner[]
}

/** The first three of a list. Read in order 1, 2, 3; shown with the winner in the middle. */
export function Podium({ label, winners }: PodiumProps) {
  const texts = useUiTexts()
  return (
    <ol className={styles.podium} aria-label={label} data-component="Podium">
      {winners.slice(0, 3).map(({ place, name, wholeName, prize, image, game }, at) => (
        <li key={`${at}-${name}`} className={styles.step} data-place={place}>
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
          <span className={visuallyHidden}>{texts.place(place)}</span>
          {image === null ? null : (
            <img className={styles.picture} src={image} alt={game} title={game} width={44} height={44} loading="lazy" />
          )}
          <span className={styles.prize}>{prize}</span>
          <span className={styles.name} title={wholeName}>
            {name === wholeName ? name : <span aria-hidden="true">{name}</span>}
            {name === wholeName ? null : <span className={visuallyHidden}>{wholeName}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
