import { errorCode } from '#contract/errors/codes.ts'
import { equalsContact, identityKey } from '#contract/player/credentials.ts'
import { Rejection } from '#server/http/rejection.ts'

let cache: Promise<ReadonlySet<string>> | undefined

/** About forty thousand common passwords, loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  cache ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(identityKey)),
  )
  return cache
}

/**
 * Rejects a common password, ignoring case, or one equal to the login or a contact.
 * @throws Rejection 136
 */
export async function rejectCommonPassword(password: string, contacts: readonly string[] = []): Promise<void> {
  if (equalsContact(password, contacts) || (await commonPasswords()).has(identityKey(password)))
    throw new Rejection(errorCode.commonPassword)
}
