import { randomBytes, randomInt } from 'node:crypto'
import { graphemesOf } from '#contract/core/truncate.ts'
import { credentials, loginProblem } from '#contract/player/credentials.ts'

/** Leaves room for a suffix. */
const BASE_LENGTH = credentials.loginMax - 8
const SUFFIX_ATTEMPTS = 5

/** Converts a name to a valid login; returns `player` if nothing valid remains. */
function toSignIn(name: string): string {
  const normalised = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
  const truncated = graphemesOf(normalised).slice(0, BASE_LENGTH).join('').replace(/-+$/u, '')
  return loginProblem(truncated) === null ? truncated : 'player'
}

/** Yields candidate logins for a name, best first; the last ones are almost certainly free. */
export function* freeLogins(name: string): Generator<string> {
  const base = toSignIn(name)
  if (base !== 'player') yield base
  for (let attempt = 0; attempt < SUFFIX_ATTEMPTS; attempt += 1) yield `${base}-${randomInt(1000, 10_000)}`
  yield `player-${randomBytes(8).toString('hex')}`
}
