import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#server/limits/semaphore.ts'
import { PASSWORD_COST, type PasswordCost } from './password-cost.ts'

/*
 * Passwords are stored as argon2id in PHC string format. An existing hash is verified with its own parameters, so they
 * can be raised later.
 */

const derive = promisify(argon2)
const TAG_LENGTH = 32
const SALT_LENGTH = 16

/** Concurrent hashes; each takes 19 MiB. */
const MAX_CONCURRENT = 4
const withSlot = createSemaphore({ limit: MAX_CONCURRENT })

const tagOf = (password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> =>
  withSlot(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: TAG_LENGTH, ...cost }))

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '')

/** Hashes a password into its stored form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const { memory, passes, parallelism } = PASSWORD_COST
  const tag = await tagOf(password, salt, PASSWORD_COST)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

const PHC_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u

/** Hash of a random password, so that unknown players take the same time to verify. */
const dummyHash = hashPassword(randomBytes(SALT_LENGTH).toString('hex'))

/** Verifies a password. With `null` (unknown player) it takes the same time and returns `false`. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const match = PHC_FORMAT.exec(hash ?? (await dummyHash))
  if (match === null) throw new Error('A stored password hash has an unknown format.')
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const isEqual = timingSafeEqual(await tagOf(password, Buffer.from(salt, 'base64'), cost), Buffer.from(tag, 'base64'))
  return isEqual && hash !== null
}
