import { memo } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { GameCover } from '../../private/game-cover.tsx'
import { RollingAmount } from '../../private/rolling-amount.tsx'
import { badgeClass, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { TruncatedText } from '../../text/TruncatedText/TruncatedText.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import type { Favourites } from './favourites.ts'
import * as styles from './GameGrid.css.ts'
import { FavouriteButton } from './FavouriteButton.tsx'

export interface GameTileProps extends NativeProps<'li'> {
  /** Id of the game, for its favourite button. */
  gameId: number
  /** Full name, for the tooltip and assistive technology. */
  name: string
  /** Name as displayed, truncated. */
  shortName: string
  /** Name of the provider. */
  provider: string
  /** URL of the cover; a drawn one stands in for a picture that is missing or does not load. */
  image: string | null
  /** Number of current players as text; empty if unknown. */
  online: string
  /** At most one badge. */
  badge: BadgeTone | null
  /** Text of the badge. */
  badgeText: string
  /** URL of the game for money. */
  playHref: string
  /** URL of the demo game. */
  demoHref: string
  /** The player's favourites; `null` hides the favourite button (guests). */
  favourites: Favourites | null
  /** Loads the picture eagerly: the tile is on the first screen. */
  priority: boolean
  /** Why the game can't be played now: "Under maintenance". It takes the place of the links. */
  unavailable?: string | null | undefined
}

/**
 * A game in the lobby. A lobby has a thousand tiles, so the tile has only native elements and primitive props: the grid
 * handles clicks, and polling equal data renders nothing.
 */
export const GameTile = memo(function GameTile({
  gameId,
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
  unavailable = null,
  ...rest
}: GameTileProps) {
  const texts = useUiTexts()
  return (
    <li
      {...rest}
      className={styles.tile}
      data-component="GameTile"
      data-game={gameId}
      data-unavailable={unavailable === null ? undefined : ''}
      data-priority={priority ? '' : undefined}
    >
      <div className={styles.cover}>
        <GameCover
          name={name}
          image={image}
          className={styles.picture}
          width={300}
          height={370}
          loading={priority ? 'eager' : 'lazy'}
        />
        <div className={styles.top}>
          {badge === null ? null : <span className={badgeClass(badge)}>{badgeText}</span>}
          {favourites === null ? null : <FavouriteButton gameId={gameId} name={name} favourites={favourites} />}
        </div>
        {unavailable === null ? (
          <div className={styles.actions}>
            <a className={styles.action} href={playHref} data-action="play" aria-label={texts.playGame(name)}>
              {texts.play}
            </a>
            <a className={styles.action} href={demoHref} data-action="demo" aria-label={texts.demoGame(name)}>
              {texts.demo}
            </a>
          </div>
        ) : (
          <p className={styles.unavailable}>{unavailable}</p>
        )}
      </div>
      <h3 className={styles.name}>
        <TruncatedText text={shortName} fullText={name} />
      </h3>
      <p className={styles.meta}>
        <span className={styles.provider} title={provider}>
          {provider}
        </span>
        {online === '' ? null : (
          <span className={styles.online}>
            <RollingAmount amount={online} spoken={texts.online(online)} />
          </span>
        )}
      </p>
    </li>
  )
})
