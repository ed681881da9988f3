import type { Game } from '#contract/games.ts'

/*
 * The floor: the same tile by hand. A template is cloned, texts are set, one listener serves all; nothing is compared
 * that need not be.
 */

let template: HTMLElement | null = null

/** Takes the markup of a tile that our own component has made, so that both draw the very same thing. */
export function learnTile(tile: HTMLElement): void {
  const copy = tile.cloneNode(true)
  if (copy instanceof HTMLElement) template = copy
  template?.style.setProperty('content-visibility', 'visible')
}

/** One tile, filled. */
export function floorTile(game: Game): HTMLElement {
  const tile = template?.cloneNode(true)
  if (!(tile instanceof HTMLElement)) throw new Error('The floor has not learnt its tile.')
  fillTile(tile, game)
  return tile
}

/** Writes a game into a tile that is there already. */
export function fillTile(tile: HTMLElement, game: Game): void {
  tile.dataset['game'] = String(game.id)
  const [play, demo] = tile.querySelectorAll('a')
  play?.setAttribute('href', `/game/${game.slug}`)
  demo?.setAttribute('href', `/game/${game.slug}?mode=demo`)
  const name = tile.querySelector('h3')
  if (name !== null) {
    name.textContent = game.name
    name.title = game.name
  }
}
