import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { instant, list, number, text, textOr } from './reader.ts'

/** A win, in rubles, with the game's picture and slug. */
export const Winner = z.object({
  user: text(),
  game: text(),
  win: number(),
  date: instant(),
  image: textOr(),
  slug: textOr(),
})
export type Winner = z.output<typeof Winner>

export const Winners = z.object({
  weekly: list('weekly', Winner),
  monthly: list('monthly', Winner),
  jackpot: list('jackpot', Winner),
})
export type Winners = z.output<typeof Winners>

export const getWinners = declareCall({
  ...sendsNothing,
  name: 'getWinners',
  method: 'GET',
  path: '/v2/winners',
  guest: true,
  data: Winners,
})
