import type { Failure } from '#app/http/failure.ts'

/** "Finish this game first" and "free spins wait in that game". */
const NAMES_ANOTHER_GAME: ReadonlySet<number> = new Set([502, 503])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The slug of the game that a refusal sends the player to, or `null`. */
export function otherGame(failure: Failure): string | null {
  if (failure.kind !== 'refused' || !NAMES_ANOTHER_GAME.has(failure.code)) return null
  const game = isRecord(failure.data) ? failure.data['game'] : null
  const slug = isRecord(game) ? game['slug'] : null
  return typeof slug === 'string' && /^[\w-]+$/u.test(slug) ? slug : null
}
