import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'

/** Error codes that name another game: unfinished round, unused free spins. */
const OTHER_GAME_CODES: ReadonlySet<number> = new Set([errorCode.unfinishedGame, errorCode.freeSpinsActive])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Slug of the game that a rejection refers to, or `null`. */
export function otherGame(failure: Failure): string | null {
  if (failure.kind !== 'rejected' || !OTHER_GAME_CODES.has(failure.code)) return null
  const game = isRecord(failure.data) ? failure.data['game'] : null
  const slug = isRecord(game) ? game['slug'] : null
  return typeof slug === 'string' && /^[\w-]+$/u.test(slug) ? slug : null
}
