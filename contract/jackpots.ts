import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { GameTotal } from './games.ts'
import { int, list, number, numberOr, textOr } from './reader.ts'

/**
 * One of the shared pots: an addition of the reference API, absent elsewhere. Rubles; `seed` is what a pot starts from,
 * `share` the part of each stake that it takes, in percent.
 */
const Pot = z.object({ id: int(), name: textOr(), total: number(), seed: numberOr(0), share: numberOr(0) })

/** The jackpots of games and their sum, in rubles. */
export const Jackpots = z.object({
  items: list('items', GameTotal),
  total: numberOr(0),
  pots: list('pots', Pot),
})
export type Jackpots = z.output<typeof Jackpots>

export const getJackpots = declareCall({
  ...sendsNothing,
  name: 'getJackpots',
  method: 'GET',
  path: '/v2/jackpot/',
  guest: true,
  data: Jackpots,
})
