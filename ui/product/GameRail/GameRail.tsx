import { GameCover } from '../../private/game-cover.tsx'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './GameRail.css.ts'

export interface RailGame {
  id: string | number
  name: string
  /** When it was played, or what waits in it. */
  note: string
  href: string
  image: string | null
  /** Label of a waiting action: `Continue`. The whole card is its link. */
  action?: string | undefined
}

export interface GameRailProps extends NativeProps<'ul', 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** The games in order, with unique ids. */
  games: readonly RailGame[]
}

/** Games in one row that scrolls sideways: each card is a link. */
export function GameRail({ label, games, ...rest }: GameRailProps) {
  const Link = useUiLink()
  return (
    <ul {...rest} className={styles.rail} aria-label={label} data-component="GameRail">
      {games.map(({ id, name, note, href, image, action }) => (
        <li key={id} className={styles.item}>
          <Link href={href} className={styles.card}>
            <GameCover name={name} image={image} className={styles.picture} width={56} height={56} loading="lazy" />
            <span className={styles.text}>
              <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>
            </span>
            {action === undefined ? null : (
              <>
                {' '}
                <span className={styles.action}>{action}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
