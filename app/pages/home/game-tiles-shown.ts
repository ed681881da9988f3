const TILE = 'main [data-component="GameTile"]'

/** The tiles of the lobby that are shown now, in their order. */
export const gameTiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TILE)]
