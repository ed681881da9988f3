import { identityKey } from '#contract/credentials.ts'
import { Refuse } from '#server/http/refusal.ts'

const GUESSED_FIRST = 136

let known: Promise<ReadonlySet<string>> | undefined

/** Some forty thousand passwords that are tried first; read when somebody first wants a new one. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(identityKey)),
  )
  return known
}

/**
 * Refuses a new password that everybody guesses: a well-known one in any case of its letters, or what else was typed beside it.
 * @throws Refuse 136
 */
export async function rejectCommonPassword(password: string, beside: readonly string[] = []): Promise<void> {
  const key = identityKey(password)
  const isBeside = beside.some((text) => text !== '' && identityKey(text) === key)
  if (isBeside || (await commonPasswords()).has(key)) throw new Refuse(GUESSED_FIRST)
}
