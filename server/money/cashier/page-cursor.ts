import { errorCode } from '#contract/errors/codes.ts'
import { Rejection } from '#server/http/rejection.ts'

/** The row after which a page begins, in a list that is sorted by time and then by a key of the list. */
export interface PageStart {
  at: Date
  key: string
}

/** Writes the position of a row, for `readCursor`. */
export const writeCursor = (at: Date, key: string): string => `${at.getTime()}.${key}`

const CURSOR = /^(\d{1,15})\.(.+)$/u

/**
 * Reads the position of a row; `null` for the first page. `key` matches the keys of the list.
 * @throws Rejection 431 it is malformed, or of another time
 */
export function readCursor(
  cursor: string,
  { from, until }: { from: Date; until: Date },
  key: RegExp,
): PageStart | null {
  if (cursor === '') return null
  const [, time = '', rest = ''] = CURSOR.exec(cursor) ?? []
  const at = new Date(Number(time))
  if (!key.test(rest) || at < from || at >= until) throw new Rejection(errorCode.parametersInvalid, { status: 400 })
  return { at, key: rest }
}
