import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list } from '../core/containers.ts'
import { instant, number, text, textOr } from '../core/reader.ts'

/** A win in rubles, with the game's image and slug. */
export const Winner = z.object({
  user: text(),
  game: text(),
  win: number(),
  date: instant(),
  image: textOr(),
  slug: textOr(),
  /** Extension: id of the round, for its proof. */
  round: textOr(),
})
export type Winner = z.output<typeof Winner>

export const Winners = z.object({
  weekly: list('weekly', Winner),
  monthly: list('monthly', Winner),
  jackpot: list('jackpot', Winner),
})
export type Winners = z.output<typeof Winners>

export const getWinners = declareCall({
  ...noInput,
  name: 'getWinners',
  method: 'GET',
  path: '/v2/winners',
  guest: true,
  data: Winners,
})

/** A recent win of the lucky strip; `summ` (the API's spelling) is in rubles. */
export const LuckyWin = z.object({
  image: textOr(),
  slug: textOr(),
  user: text(),
  summ: number(),
  game: text(),
  /** Extension: id of the round. */
  round: textOr(),
})
export type LuckyWin = z.output<typeof LuckyWin>

/** Recent wins; `hash` changes with the list, so that a visitor sees each list once. */
export const LuckyWinners = z.object({ hash: textOr(), items: list('items', LuckyWin) })
export type LuckyWinners = z.output<typeof LuckyWinners>

export const getLuckyWinners = declareCall({
  ...noInput,
  name: 'getLuckyWinners',
  method: 'GET',
  path: '/v2/winners/lucky',
  guest: true,
  data: LuckyWinners,
})
