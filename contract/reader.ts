import * as z from 'zod/mini'
import { instantOfText, moscowTime } from './moscow-time.ts'

/*
 * The tolerant reader: what a back end may send for a number, a flag, a text, a time or a list, and what the product
 * makes of it. Each reader is a codec: the app decodes with it, the reference API encodes with it, so one declaration
 * serves both sides and neither can drift.
 */

// The compiled parser of zod needs `new Function`, which the site's content security policy forbids.
z.config({ jitless: true })

/** An item that was left out of a list, and where: `games[3].slug`. */
export interface DroppedItem {
  path: string
  reason: string
}

let dropped: DroppedItem[] | undefined

/** Runs a synchronous read and returns, beside its result, what the lists inside left out. */
export function collectingDrops<T>(read: () => T): { result: T; dropped: DroppedItem[] } {
  const outer = dropped
  const mine: DroppedItem[] = []
  dropped = mine
  try {
    return { result: read(), dropped: mine }
  } finally {
    dropped = outer
  }
}

type Path = readonly PropertyKey[]

/** `['games', 3, 'slug']` as `games[3].slug`, as a developer would write it. */
export function pathText(path: Path): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`))
    .join('')
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/** How a reader says "this cannot be read": no value of the wire is ever this symbol. */
const unreadable = Symbol('unreadable')
type Read<T> = (value: unknown) => T | typeof unreadable

function describe(value: unknown): string {
  if (value === undefined) return 'is missing'
  const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
  return `cannot be read from ${kind}`
}

interface Payload {
  issues: { code: 'custom'; message: string; input: unknown }[]
}

function settle<T>(read: Read<T>, value: unknown, payload: { issues: unknown[] }): T {
  const result = read(value)
  if (result !== unreadable) return result
  const found: Payload['issues'] = [{ code: 'custom', message: describe(value), input: value }]
  payload.issues.push(...found)
  return z.NEVER
}

/** How a field is read, beside its schema: a list of thousands is read by these, without a schema's machinery. */
const fieldReaders = new WeakMap<object, Read<unknown>>()

/** What a list or a map holds, and which reader an optional field rests on: for who describes the wire. */
const parts = new WeakMap<object, object>()
/** The item of a list or a map of the wire, or the reader of a field; `undefined` for anything else. */
export const partOf = (whole: object): object | undefined => parts.get(whole)

/** A field that must be there. The reader checks, so the outer schema only names the type: lists can be long. */
const required = /* @__NO_SIDE_EFFECTS__ */ <T>(read: Read<T>, write: (value: T) => unknown = (value) => value) => {
  const field = z.codec(z.unknown(), z.custom<T>(), {
    decode: (value, payload) => settle(read, value, payload),
    encode: write,
  })
  fieldReaders.set(field, read)
  parts.set(field, read)
  return field
}

/** A field that may be absent, `null` or `""`, which all mean the fallback. */
const optional = /* @__NO_SIDE_EFFECTS__ */ <T>(
  read: Read<T>,
  fallback: T,
  write: (value: T) => unknown = (value) => value,
) => {
  const readOr: Read<T> = (value) => (isAbsent(value) ? fallback : read(value))
  const field = z.codec(z.optional(z.unknown()), z.custom<T>(), {
    decode: (value, payload) => settle(readOr, value, payload),
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
/** A whole number, or a numeric string of one. */
export const int = /* @__NO_SIDE_EFFECTS__ */ () => required(readInt)
export const intOr = /* @__NO_SIDE_EFFECTS__ */ (fallback: number) => optional(readInt, fallback)
export const intOrNull = /* @__NO_SIDE_EFFECTS__ */ () => optional<number | null>(readInt, null)
/** A text that says something; a number becomes its digits. */
export const text = /* @__NO_SIDE_EFFECTS__ */ () => required(readFullText)
/** An optional text: absent and `null` are `""`. */
export const textOr = /* @__NO_SIDE_EFFECTS__ */ (fallback = '') => optional(readText, fallback)
/** `true`/`false`, `0`/`1`, `"0"`/`"1"`; absent is the fallback. */
export const flag = /* @__NO_SIDE_EFFECTS__ */ (fallback = false) => optional(readFlag, fallback)
/** A flag that the wire writes as `0` or `1`. */
export const bit = /* @__NO_SIDE_EFFECTS__ */ () => optional(readFlag, false, (value) => (value ? 1 : 0))
/** One word of a closed set; absent and unknown words are the fallback. */
export const word = /* @__NO_SIDE_EFFECTS__ */ <const T extends string>(words: readonly T[], fallback: T) =>
  optional<T>((value) => words.find((known) => known === value) ?? fallback, fallback)

export const readInstant: Read<number> = (value) => {
  const seconds = typeof value === 'string' && value.includes(':') ? unreadable : readNumber(value)
  if (seconds !== unreadable) return seconds * 1000
  if (typeof value !== 'string') return unreadable
  const at = instantOfText(value)
  return Number.isNaN(at) ? unreadable : at
}

/** A time in milliseconds since the epoch, from Moscow time without a zone, an ISO string or Unix seconds. */
export const instant = /* @__NO_SIDE_EFFECTS__ */ () => required(readInstant, moscowTime)
/** An optional time: absent is `null`. */
export const instantOrNull = /* @__NO_SIDE_EFFECTS__ */ () =>
  optional<number | null>(readInstant, null, (at) => (at === null ? null : moscowTime(at)))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object that may be absent, `null`, `""`, or the empty list that some back ends write for an empty map: all mean `null`. */
export const objectOrNull = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(schema: T) => {
  const field = z.codec(z.optional(z.custom<z.input<T> | null>()), z.nullable(schema), {
    decode: (value) =>
      value === undefined || isAbsent(value) || (Array.isArray(value) && value.length === 0) ? null : value,
    encode: (value) => value,
  })
  parts.set(field, schema)
  return field
}

/** A reader of whole items where each field has a reader of its own, else `undefined`. */
function itemReader(item: z.ZodMiniType): Read<unknown> | undefined {
  const own = fieldReaders.get(item)
  if (own !== undefined || !(item instanceof z.ZodMiniObject)) return own
  const fields: { key: string; read: Read<unknown> }[] = []
  for (const [key, field] of Object.entries(item.def.shape)) {
    const read = typeof field === 'object' && field !== null ? fieldReaders.get(field) : undefined
    if (read === undefined) return undefined
    fields.push({ key, read })
  }
  return (value) => {
    if (!isRecord(value)) return unreadable
    const result: Record<string, unknown> = {}
    // By index, here and below: an iterator costs a fifth of the whole reading of ten thousand items.
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at]
      if (field === undefined) return unreadable
      const part = field.read(value[field.key])
      if (part === unreadable) return unreadable
      result[field.key] = part
    }
    return result
  }
}

/**
 * A list of which broken items are dropped and reported and the rest is shown; `null` is an empty list.
 * `name` is the key under which the list lies, for the report.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(name: string, item: T) {
  const read = itemReader(item)
  // What the item's own readers have read is what its schema declares; the schema reads again only to say what is broken.
  const isRead = (value: unknown): value is z.output<T> => value !== unreadable
  const items = z.codec(z.optional(z.unknown()), z.custom<z.output<T>[]>(), {
    decode: (value, ctx) => {
      if (isAbsent(value)) return []
      if (!Array.isArray(value)) {
        return settle<z.output<T>[]>(() => unreadable, value, ctx)
      }
      const items: z.output<T>[] = []
      for (let at = 0; at < value.length; at += 1) {
        const entry: unknown = value[at]
        const direct = read === undefined ? unreadable : read(entry)
        if (isRead(direct)) {
          items.push(direct)
          continue
        }
        const parsed = z.safeParse(item, entry)
        if (parsed.success) items.push(parsed.data)
        else {
          const first = parsed.error.issues[0]
          dropped?.push({ path: pathText([name, at, ...(first?.path ?? [])]), reason: first?.message ?? 'broken' })
        }
      }
      return items
    },
    encode: (entries) => entries.map((entry) => z.encode(item, entry)),
  })
  parts.set(items, item)
  return items
}

/** A map by key of which broken entries are dropped and reported. */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T extends z.ZodMiniType>(name: string, item: T) {
  const map = z.codec(z.optional(z.unknown()), z.custom<Record<string, z.output<T>>>(), {
    decode: (value) => {
      const entries: [string, z.output<T>][] = []
      if (typeof value !== 'object' || value === null) return {}
      for (const [key, entry] of Object.entries(value)) {
        const read = z.safeParse(item, entry)
        if (read.success) entries.push([key, read.data])
        else dropped?.push({ path: pathText([name, key]), reason: read.error.issues[0]?.message ?? 'broken' })
      }
      return Object.fromEntries(entries)
    },
    encode: (items) => Object.fromEntries(Object.entries(items).map(([key, entry]) => [key, z.encode(item, entry)])),
  })
  parts.set(map, item)
  return map
}
