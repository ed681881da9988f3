import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import type { UiTexts } from '../../provider/texts.ts'
import type { Favourites } from './favourites.ts'
import * as styles from './GameGrid.css.ts'

interface FavouriteButtonProps {
  gameId: number
  /** Name of the game. */
  name: string
  favourites: Favourites
}

const stateOf = (isFavourite: boolean, name: string, texts: UiTexts) => ({
  'aria-pressed': isFavourite,
  'aria-label': isFavourite ? texts.removeFavourite(name) : texts.addFavourite(name),
})

/** Favourite button of a tile. It writes its state directly to the DOM, so that a change renders no tile. */
export function FavouriteButton({ gameId, name, favourites }: FavouriteButtonProps) {
  const texts = useUiTexts()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const update = () => {
      for (const [attribute, value] of Object.entries(stateOf(favourites.has(gameId), name, texts)))
        button.current?.setAttribute(attribute, String(value))
    }
    update()
    return favourites.subscribe(gameId, update)
  }, [gameId, name, favourites, texts])
  return (
    <button
      type="button"
      ref={button}
      className={styles.favourite}
      data-action="favourite"
      {...stateOf(favourites.has(gameId), name, texts)}
    >
      <Icon name="heart" />
    </button>
  )
}
