import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from './semaphore.ts'
import { PASSWORD_COST, type PasswordCost } from './password-cost.ts'

/*
 * Passwords are kept as argon2id in its usual text form, so that the figures may be raised later: an older hash is judged by
 * its own.
 */

const derive = promisify(argon2)
const TAG_LENGTH = 32
const SALT_LENGTH = 16

/** How many are worked on at once: each takes 19 MiB, and a flood of logins must not take all there is. */
const AT_ONCE = 4
const inTurn = createSemaphore(AT_ONCE)

const tagOf = (password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: TAG_LENGTH, ...cost }))

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '')

/** The text that is kept instead of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const { memory, passes, parallelism } = PASSWORD_COST
  const tag = await tagOf(password, salt, PASSWORD_COST)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u

/** Nobody's password, of the same cost: who is not known is worked on as long as who is. */
const nobody = hashPassword(randomBytes(SALT_LENGTH).toString('hex'))

/** Whether a password is the one that was kept; `null` for somebody who is not known, which takes as long and is never right. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const found = KEPT.exec(kept ?? (await nobody))
  if (found === null) throw new Error('A password is kept in a form that is not read.')
  const [, memory, passes, parallelism, salt = '', tag = ''] = found
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const same = timingSafeEqual(await tagOf(password, Buffer.from(salt, 'base64'), cost), Buffer.from(tag, 'base64'))
  return same && kept !== null
}
