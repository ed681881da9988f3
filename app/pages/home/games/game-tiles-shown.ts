const TILE_SELECTOR = 'main [data-component="GameTile"]'

/** Rendered game tiles of the lobby, in DOM order. */
export const gameTiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TILE_SELECTOR)]
