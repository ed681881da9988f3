import { memo } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { badgeClass, type BadgeKind } from '../../primitives/Badge/Badge.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import type { Favourites } from './favourites.ts'
import * as styles from './GameGrid.css.ts'
import { Heart } from './Heart.tsx'

export interface GameTileProps {
  id: number
  /** The whole name: in the tooltip and for a screen reader. */
  name: string
  /** The name as it is shown, cut by the product's rule. */
  shortName: string
  provider: string
  /** The cover's address; a tile without one keeps its place. */
  image: string | null
  /** Players now, as text; empty where nobody knows. */
  online: string
  /** At most one badge. */
  badge: BadgeKind | null
  badgeText: string
  playHref: string
  demoHref: string
  /** The player's favourites; `null` for a guest, who has none and no heart. */
  favourites: Favourites | null
  /** The picture is on the first screen and is fetched at once. */
  priority: boolean
}

/**
 * One game of the lobby. Plain elements and primitive props, because a lobby holds a thousand of them: its clicks are
 * heard by the grid, and an equal poll renders nothing.
 */
export const GameTile = memo(function GameTile({
  id,
  name,
  shortName,
  provider,
  image,
  online,
  badge,
  badgeText,
  playHref,
  demoHref,
  favourites,
  priority,
}: GameTileProps) {
  const texts = useUiTexts()
  return (
    <li className={styles.tile} data-component="GameTile" data-game={id}>
      <div className={styles.art}>
        {image === null ? null : (
          <img
            className={styles.picture}
            src={image}
            alt=""
            width={300}
            height={370}
            loading={priority ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        <div className={styles.top}>
          {badge === null ? null : <span className={badgeClass(badge)}>{badgeText}</span>}
          {favourites === null ? null : <Heart id={id} name={name} favourites={favourites} />}
        </div>
        <div className={styles.actions}>
          <a className={styles.action} href={playHref} data-action="play" aria-label={texts.playGame(name)}>
            {texts.play}
          </a>
          <a className={styles.action} href={demoHref} data-action="demo" aria-label={texts.demoGame(name)}>
            {texts.demo}
          </a>
        </div>
      </div>
      <h3 className={styles.name} title={name}>
        {shortName === name ? name : <span aria-hidden="true">{shortName}</span>}
        {shortName === name ? null : <span className={visuallyHidden}>{name}</span>}
      </h3>
      <p className={styles.meta}>
        <span className={styles.provider} title={provider}>
          {provider}
        </span>
        {online === '' ? null : (
          <span className={styles.online}>
            <span className={visuallyHidden}>{texts.online(online)}</span>
            <span aria-hidden="true">{online}</span>
          </span>
        )}
      </p>
    </li>
  )
})
