const VISIBLE_CHARACTERS = 4

/** Masks a player's name for public lists. */
export const maskName = (name: string): string => `${[...name].slice(0, VISIBLE_CHARACTERS).join('')}•••`
