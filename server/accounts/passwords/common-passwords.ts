import { errorCode } from '#contract/errors/codes.ts'
import { identityKey } from '#contract/player/credentials.ts'
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
 * Rejects a common password, ignoring case, or one equal to a related field.
 * @throws Rejection 136
 */
export async function rejectCommonPassword(password: string, related: readonly string[] = []): Promise<void> {
  const key = identityKey(password)
  const isRelated = related.some((text) => text !== '' && identityKey(text) === key)
  if (isRelated || (await commonPasswords()).has(key)) throw new Rejection(errorCode.commonPassword)
}
