const SHOWN = 4

/** A player's name as others see it in a public list: enough to know oneself by, and nobody else. */
export const maskedName = (name: string): string => `${[...name].slice(0, SHOWN).join('')}•••`
