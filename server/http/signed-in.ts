import type { Context } from './context.ts'
import { Rejection } from './refusal.ts'

/** "Not authorised": a missing or expired token. */
export const NOT_SIGNED_IN = 200

/** Returns the signed-in player. @throws Rejection 200 for a guest */
export function signedIn({ player }: Pick<Context, 'player'>): number {
  if (player === null) throw new Rejection(NOT_SIGNED_IN)
  return player
}
