import { randomBytes, randomInt } from 'node:crypto'
import { credentials, loginProblem } from '#contract/credentials.ts'

/** Room for what tells two of the same name apart. */
const BASE_LENGTH = credentials.loginMax - 8
const TRIES = 5

/** A login that looks like a name: what a login may not hold becomes a dash; what is then none becomes `player`. */
function loginLike(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
  const short = [...plain].slice(0, BASE_LENGTH).join('').replace(/-+$/u, '')
  return loginProblem(short) === null ? short : 'player'
}

/** Logins for somebody of this name, the nicest first; the last ones are free as far as chance goes. */
export function* freeLogins(name: string): Generator<string> {
  const base = loginLike(name)
  if (base !== 'player') yield base
  for (let at = 0; at < TRIES; at += 1) yield `${base}-${randomInt(1000, 10_000)}`
  yield `player-${randomBytes(8).toString('hex')}`
}
