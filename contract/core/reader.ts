import * as z from 'zod/mini'
import { instantOfText, moscowTime } from './moscow-time.ts'

/*
 * Tolerant parsing of numbers, flags, texts and timestamps; `containers.ts` has lists and objects. Each reader is a
 * codec, so one declaration decodes in the app and encodes in the reference API.
 */

// zod's compiled parser needs `new Function`, which the content security policy forbids.
z.config({ jitless: true })

/** A dropped list item or optional part, and its path: `games[3].slug`. */
export interface DroppedItem {
  path: string
  reason: string
}

let dropped: DroppedItem[] | undefined

/** Runs a synchronous read and returns its result with the parts dropped on the way. */
export function collectingDrops<T>(read: () => T): { result: T; dropped: DroppedItem[] } {
  const outer = dropped
  const collected: DroppedItem[] = []
  dropped = collected
  try {
    return { result: read(), dropped: collected }
  } finally {
    dropped = outer
  }
}

type Path = readonly PropertyKey[]

/** Records a part that cannot be read and is left out. */
export function reportDropped(path: Path, error: z.core.$ZodError): void {
  const first = error.issues[0]
  dropped?.push({ path: pathText([...path, ...(first?.path ?? [])]), reason: first?.message ?? 'broken' })
}

/** Formats `['games', 3, 'slug']` as `games[3].slug`. */
export function pathText(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('')
}

export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Returned by a reader for an unreadable value. A symbol cannot collide with JSON. */
export const unreadable = Symbol('unreadable')
export type Read<T> = (value: unknown) => T | typeof unreadable

function describe(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'cannot be read from null'
  if (Array.isArray(value)) return 'cannot be read from a list'
  return `cannot be read from ${typeof value === 'object' ? 'an object' : `a ${typeof value}`}`
}

interface Payload {
  issues: { code: 'custom'; message: string; input: unknown }[]
}

export function readOrReport<T>(read: Read<T>, value: unknown, payload: { issues: unknown[] }): T {
  const result = read(value)
  if (result !== unreadable) return result
  const issues: Payload['issues'] = [{ code: 'custom', message: describe(value), input: value }]
  payload.issues.push(...issues)
  return z.NEVER
}

/** Plain readers of fields, so that lists of thousands skip the schema machinery. */
export const fieldReaders = new WeakMap<object, Read<unknown>>()

/** Item schemas of lists and maps, and base readers of optional fields, for the API documentation. */
export const parts = new WeakMap<object, object>()
/** The item schema of a list or map, or the base reader of a field; `undefined` for anything else. */
export const partOf = (whole: object): object | undefined => parts.get(whole)

/** A required field. The reader validates; the outer schema only supplies the type, because lists can be long. */
const required = /* @__NO_SIDE_EFFECTS__ */ <T>(read: Read<T>, write: (value: T) => unknown = (value) => value) => {
  const field = z.codec(z.unknown(), z.custom<T>(), {
    decode: (value, payload) => readOrReport(read, value, payload),
    encode: write,
  })
  fieldReaders.set(field, read)
  parts.set(field, read)
  return field
}

/** An optional field: absent, `null` and `""` become the fallback. */
const optional = /* @__NO_SIDE_EFFECTS__ */ <T>(
  read: Read<T>,
  fallback: T,
  write: (value: T) => unknown = (value) => value,
) => {
  const readOr: Read<T> = (value) => (isAbsent(value) ? fallback : read(value))
  const field = z.codec(z.optional(z.unknown()), z.custom<T>(), {
    decode: (value, payload) => readOrReport(readOr, value, payload),
    encode: write,
  })
  fieldReaders.set(field, readOr)
  parts.set(field, read)
  return field
}

export const readNumber: Read<number> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : unreadable
}
export const readInt: Read<number> = (value) => {
  const read = readNumber(value)
  return read !== unreadable && Number.isSafeInteger(read) ? read : unreadable
}
export const readText: Read<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : unreadable
export const readFullText: Read<string> = (value) => (value === '' ? unreadable : readText(value))
export const readFlag: Read<boolean> = (value) => {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  if (value === false || value === 0 || value === '0' || value === 'false') return false
  return unreadable
}

/** A number, or a numeric string. */
export const number = /* @__NO_SIDE_EFFECTS__ */ () => required(readNumber)
export const numberOr = /* @__NO_SIDE_EFFECTS__ */ (fallback: number) => optional(readNumber, fallback)
export const numberOrNull = /* @__NO_SIDE_EFFECTS__ */ () => optional<number | null>(readNumber, null)
export const readNumberOrNull: Read<number | null> = (value) => (value === null ? null : readNumber(value))
/** A number or an explicit `null`, where an absent value would mislead. */
export const strictNumberOrNull = /* @__NO_SIDE_EFFECTS__ */ () => required(readNumberOrNull)
/** A whole number, or a numeric string of one. */
export const int = /* @__NO_SIDE_EFFECTS__ */ () => required(readInt)
export const intOr = /* @__NO_SIDE_EFFECTS__ */ (fallback: number) => optional(readInt, fallback)
export const intOrNull = /* @__NO_SIDE_EFFECTS__ */ () => optional<number | null>(readInt, null)
/** A non-empty text; a number becomes its digits. */
export const text = /* @__NO_SIDE_EFFECTS__ */ () => required(readFullText)
/** An optional text: absent and `null` are `""`. */
export const textOr = /* @__NO_SIDE_EFFECTS__ */ (fallback = '') => optional(readText, fallback)
/** Twelve digits or more, which may be a card. */
const LONG_NUMBER = /\d(?:[ -]?\d){11,}/gu
const readMaskedAccount: Read<string> = (value) => {
  const read = readText(value)
  if (read === unreadable) return read
  return read.replace(LONG_NUMBER, (number) => `•••• ${number.replace(/\D/gu, '').slice(-4)}`)
}
/** An account to be shown: a long number only by its end, if the back end has not masked it. */
export const maskedAccount = /* @__NO_SIDE_EFFECTS__ */ () => optional(readMaskedAccount, '')
/** `true`/`false`, `0`/`1`, `"0"`/`"1"`; absent is the fallback. */
export const flag = /* @__NO_SIDE_EFFECTS__ */ (fallback = false) => optional(readFlag, fallback)
/** A flag, where a fallback would mislead: an absent one cannot be read. */
export const strictFlag = /* @__NO_SIDE_EFFECTS__ */ () => required(readFlag)
/** A flag that may be unknown: absent is `null`. */
export const flagOrNull = /* @__NO_SIDE_EFFECTS__ */ () => optional<boolean | null>(readFlag, null)
/** A flag serialised as `0` or `1`. */
export const bit = /* @__NO_SIDE_EFFECTS__ */ () => optional(readFlag, false, (value) => (value ? 1 : 0))
/** The words of the readers of closed sets, for the API documentation. */
export const wordsOf = new WeakMap<object, readonly string[]>()
const readWord = <T extends string>(words: readonly T[], otherwise: T | typeof unreadable): Read<T> => {
  const read: Read<T> = (value) => words.find((candidate) => candidate === value) ?? otherwise
  wordsOf.set(read, words)
  return read
}
/** One word of a closed set; absent or unknown words become the fallback. */
export const word = /* @__NO_SIDE_EFFECTS__ */ <const T extends string>(words: readonly T[], fallback: T) =>
  optional<T>(readWord(words, fallback), fallback)
/** One word of a closed set, where a fallback would mislead: an absent or unknown word cannot be read. */
export const strictWord = /* @__NO_SIDE_EFFECTS__ */ <const T extends string>(words: readonly T[]) =>
  required<T>(readWord(words, unreadable))

export const readInstant: Read<number> = (value) => {
  const seconds = typeof value === 'string' && value.includes(':') ? unreadable : readNumber(value)
  if (seconds !== unreadable) return seconds * 1000
  if (typeof value !== 'string') return unreadable
  const epochMs = instantOfText(value)
  return Number.isNaN(epochMs) ? unreadable : epochMs
}

/** A timestamp in milliseconds since the epoch, from Moscow time without a zone, an ISO string or Unix seconds. */
export const instant = /* @__NO_SIDE_EFFECTS__ */ () => required(readInstant, moscowTime)
/** An optional timestamp: absent is `null`. */
export const instantOrNull = /* @__NO_SIDE_EFFECTS__ */ () =>
  optional<number | null>(readInstant, null, (epochMs) => (epochMs === null ? null : moscowTime(epochMs)))
