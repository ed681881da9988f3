import type { ErrorArgs } from '../envelope.ts'
import { isKnownCode, type ErrorCode } from './codes.ts'

/** "Error, contact support": the text of a number that nobody knows. */
const UNKNOWN_ERROR: ErrorCode = 11

const isList = (args: ErrorArgs): args is readonly (string | number)[] => Array.isArray(args)

/** Fills `%s` in order and `{name}` by name; a value that is absent leaves nothing behind. */
export function fillMessage(template: string, args: ErrorArgs): string {
  if (!isList(args)) {
    return template
      .replace(/\{(\w+)\}/gu, (_, name: string) => String(args[name] ?? ''))
      .replace(/%s/gu, '')
      .trim()
  }
  let next = 0
  return template
    .replace(/%s/gu, () => String(args[next++] ?? ''))
    .replace(/\{\w+\}/gu, '')
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
