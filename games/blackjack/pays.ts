import type { Kopecks } from '../game.ts'
import type { HandResult } from './read-view.ts'

/** What a hand pays, in halves of its stake: a blackjack wins 3 to 2. */
const HALVES: Readonly<Record<HandResult, number>> = { blackjack: 5, win: 4, push: 2, lose: 0, bust: 0 }

/** What a hand pays, with its stake. */
export const winOf = (result: HandResult, stake: Kopecks): Kopecks => (stake * HALVES[result]) / 2
