import type { ErrorArgs } from '../envelope.ts'
import { isKnownCode, type ErrorCode } from './codes.ts'

/** "Error, contact support": the text of a number that nobody knows. */
const UNKNOWN_ERROR: ErrorCode = 11

const isList = (args: ErrorArgs): args is readonly (string | number)[] => Array.isArray(args)

/** A place for a value by its name, and what stands there where no value has come: `{seconds|30}`. */
const NAMED = /\{(\w+)(?:\|(\w*))?\}/gu

/** Fills `%s` in order and `{name}` by name; a value that is absent leaves nothing behind, or what the text says for that case. */
export function fillMessage(template: string, args: ErrorArgs): string {
  if (!isList(args)) {
    return template
      .replace(NAMED, (_, name: string, otherwise: string = '') => String(args[name] ?? otherwise))
      .replace(/%s/gu, '')
      .trim()
  }
  let next = 0
  return template
    .replace(/%s/gu, () => String(args[next++] ?? ''))
    .replace(NAMED, (_, __, otherwise: string = '') => otherwise)
    .trim()
}

/**
 * What a player reads for a refusal: the catalogue's text with its values, else the server's own message, else
 * the text of 11 with the number, so that support can find it.
 */
export function errorMessage(
  texts: Readonly<Record<ErrorCode, string>>,
  refusal: { code: number; message: string | null; args: ErrorArgs },
): string {
  if (isKnownCode(refusal.code)) return fillMessage(texts[refusal.code], refusal.args)
  return refusal.message ?? `${texts[UNKNOWN_ERROR]} (${refusal.code})`
}
