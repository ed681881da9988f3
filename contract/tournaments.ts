import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { instant, instantOrNull, int, intOrNull, list, numberOr, text, textOr } from './reader.ts'

/** A tournament; `url` is its slug, `fund` in rubles, `position` the player's own place. */
export const Tournament = z.object({
  id: int(),
  name: text(),
  url: text(),
  image: textOr(),
  logo_wide: textOr(),
  /** Untrusted HTML. */
  description: textOr(),
  fund: numberOr(0),
  started_at: instant(),
  ended_at: instant(),
  results_updated_at: instantOrNull(),
  position: intOrNull(),
})
export type Tournament = z.output<typeof Tournament>

export const getActiveTournaments = declareCall({
  ...sendsNothing,
  name: 'getActiveTournaments',
  method: 'GET',
  path: '/v2/tournament/active',
  guest: true,
  data: z.object({ items: list('items', Tournament) }),
})
