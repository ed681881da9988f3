// Reads what the server shows of a spin: the shape is documented at the rules of the game.

import { field, isNumber, itemsOf, numbersOf, textsOf } from '../kit/read.js'

/** @typedef {{ line: number, symbol: string, count: number, win: number }} LineWin Money in kopecks. */
/** @typedef {{ played: number, won: number, added: number }} FreeSpins */
/**
 * @typedef {object} Spin
 * @property {number[]} stops Top rows of the reels.
 * @property {string[][]} grid Visible symbols by reel.
 * @property {LineWin[]} lines
 * @property {number} scatters
 * @property {number} scatterWin
 * @property {FreeSpins | null} free
 * @property {number} total Of the round so far.
 */

/** @param {unknown} value @param {string} name */
const numberOf = (value, name) => {
  const number = field(value, name)
  return isNumber(number) ? number : 0
}

/** @param {unknown} value @returns {LineWin} */
const readLine = (value) => ({
  line: numberOf(value, 'line'),
  symbol: String(field(value, 'symbol')),
  count: numberOf(value, 'count'),
  win: numberOf(value, 'win'),
})

/** @param {unknown} view @returns {Spin} */
export function readSpin(view) {
  const free = field(view, 'free')
  return {
    stops: numbersOf(field(view, 'stops')),
    grid: itemsOf(field(view, 'grid')).map(textsOf),
    lines: itemsOf(field(view, 'lines')).map(readLine),
    scatters: numberOf(view, 'scatters'),
    scatterWin: numberOf(view, 'scatterWin'),
    free:
      typeof free === 'object' && free !== null
        ? { played: numberOf(free, 'played'), won: numberOf(free, 'won'), added: numberOf(free, 'added') }
        : null,
    total: numberOf(view, 'total'),
  }
}
