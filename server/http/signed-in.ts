import type { Context } from './context.ts'
import { Refuse } from './refusal.ts'

/** "Not authorised": a call without a token, or with a dead one. */
export const NOT_SIGNED_IN = 200

/** The player of a call that guests cannot make. @throws Refuse 200 */
export function signedIn({ player }: Pick<Context, 'player'>): number {
  if (player === null) throw new Refuse(NOT_SIGNED_IN)
  return player
}
