import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list } from '../core/containers.ts'
import { flag, instant, int, text } from '../core/reader.ts'

/** A game that the player has played with real money. */
export const RecentGame = z.object({
  id: int(),
  slug: text(),
  played_at: instant(),
  /** A round of it is open: it waits for the player. */
  is_open: flag(),
})
export type RecentGame = z.output<typeof RecentGame>

/** Returns the last played games that are still offered, newest first, at most 12. An extension. */
export const getRecentGames = declareCall({
  ...noInput,
  name: 'getRecentGames',
  method: 'GET',
  path: '/v2/play/recent',
  guest: false,
  data: z.object({ items: list('items', RecentGame) }),
})
