import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { GameTotal } from './games.ts'
import { list, optionalPart } from '../core/containers.ts'
import { int, number, numberOr, textOr } from '../core/reader.ts'

/**
 * A shared jackpot, in rubles; an extension of the reference API. `seed` is its initial amount, `share` its percentage
 * of each stake.
 */
const Pot = z.object({ id: int(), name: textOr(), total: number(), seed: numberOr(0), share: numberOr(0) })

/** Per-game jackpots and their sum, in rubles. */
export const Jackpots = z.object({
  items: list('items', GameTotal),
  total: numberOr(0),
  pots: optionalPart('pots', list('pots', Pot)),
})
export type Jackpots = z.output<typeof Jackpots>

export const getJackpots = declareCall({
  ...noInput,
  name: 'getJackpots',
  method: 'GET',
  path: '/v2/jackpot/',
  guest: true,
  data: Jackpots,
})
