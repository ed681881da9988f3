import { errorCode } from '#contract/errors/codes.ts'
import type { Context } from './context.ts'
import { Rejection } from './rejection.ts'

/** Returns the signed-in player. @throws Rejection 200 for a guest */
export function signedIn({ player }: Pick<Context, 'player'>): number {
  if (player === null) throw new Rejection(errorCode.notSignedIn)
  return player
}
