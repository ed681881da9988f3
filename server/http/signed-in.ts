import { errorCode } from '#contract/errors/codes.ts'
import type { Context } from './context.ts'
import { Rejection } from './rejection.ts'

/** Returns the signed-in player. @throws Rejection 200 for a guest, 26 for a blocked player */
export function signedIn({ player, isBlocked }: Pick<Context, 'player' | 'isBlocked'>): number {
  if (player === null) throw new Rejection(isBlocked ? errorCode.accountBlocked : errorCode.notSignedIn)
  return player
}
