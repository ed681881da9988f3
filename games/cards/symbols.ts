import { readSymbols } from '../kit/read-pictures.ts'

/** Suits, court cards and the back of a card, as `<symbol>` elements. */
export const cardSymbols = readSymbols(import.meta.dirname)
