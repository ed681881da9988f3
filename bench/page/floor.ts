import type { Game } from '#contract/lobby/games.ts'

/*
 * The floor: the same tile in plain DOM code. It clones a template, sets texts and uses one delegated listener.
 */

let template: HTMLElement | null = null

/** Uses the markup of a tile rendered by our component, so that both render the same DOM. */
export function setTemplate(tile: HTMLElement): void {
  const copy = tile.cloneNode(true)
  if (copy instanceof HTMLElement) template = copy
  template?.style.setProperty('content-visibility', 'visible')
}

/** Creates a tile for a game. */
export function floorTile(game: Game): HTMLElement {
  const tile = template?.cloneNode(true)
  if (!(tile instanceof HTMLElement)) throw new Error('No template: call setTemplate first')
  fillTile(tile, game)
  return tile
}

/** Updates an existing tile with a game. */
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
