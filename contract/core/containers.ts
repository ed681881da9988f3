import * as z from 'zod/mini'
import { fieldReaders, isAbsent, partOf, parts, readOrReport, reportDropped, unreadable, type Read } from './reader.ts'

/* Lists, maps and optional parts of a response: what cannot be read is dropped and reported, the rest stays. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An optional object. Absent, `null`, `""` and `[]` (some back ends' empty map) all become `null`. */
export const objectOrNull = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(schema: T) => {
  const field = z.codec(z.optional(z.custom<z.input<T> | null>()), z.nullable(schema), {
    decode: (value) =>
      value === undefined || isAbsent(value) || (Array.isArray(value) && value.length === 0) ? null : value,
    encode: (value) => value,
  })
  parts.set(field, schema)
  return field
}

/** A value that some back ends wrap in an object: `7` or `{ "value": 7 }`. It is written without the object. */
export const unwrapped = /* @__NO_SIDE_EFFECTS__ */ <Output>(key: string, schema: z.ZodMiniType<Output>) => {
  const field = z.codec(z.unknown(), schema, {
    decode: (value) => (isRecord(value) ? value[key] : value),
    encode: (value) => value,
  })
  const base = partOf(schema)
  if (base !== undefined) parts.set(field, base)
  return field
}

/**
 * A part that a page can live without: if it is unreadable, it is dropped, reported and read as absent. `schema` must
 * accept absence. Not for money or identity, where a fallback would mislead. `name` is its key, for the report.
 */
/* @__NO_SIDE_EFFECTS__ */
export function optionalPart<T extends z.ZodMiniType>(name: string, schema: T) {
  const part = z.codec(z.optional(z.unknown()), z.custom<z.output<T>>(), {
    decode: (value) => {
      const read = z.safeParse(schema, value)
      if (read.success) return read.data
      reportDropped([name], read.error)
      return z.parse(schema, undefined)
    },
    encode: (value) => z.encode(schema, value),
  })
  const base = partOf(schema)
  if (base !== undefined) parts.set(part, base)
  return part
}

/** A fast reader for objects whose fields all have plain readers, else `undefined`. */
function itemReader(item: z.ZodMiniType): Read<unknown> | undefined {
  const fieldReader = fieldReaders.get(item)
  if (fieldReader !== undefined || !(item instanceof z.ZodMiniObject)) return fieldReader
  const fields: { key: string; read: Read<unknown> }[] = []
  for (const [key, field] of Object.entries(item.def.shape)) {
    const read = typeof field === 'object' && field !== null ? fieldReaders.get(field) : undefined
    if (read === undefined) return undefined
    fields.push({ key, read })
  }
  return (value) => {
    if (!isRecord(value)) return unreadable
    const result: Record<string, unknown> = {}
    // Index loops here and below: an iterator costs a fifth of parsing ten thousand items.
    for (let index = 0; index < fields.length; index += 1) {
      const field = fields[index]
      if (field === undefined) return unreadable
      const fieldValue = field.read(value[field.key])
      if (fieldValue === unreadable) return unreadable
      result[field.key] = fieldValue
    }
    return result
  }
}

/**
 * A list that drops and reports malformed items; `null` is an empty list. `name` is the key of the list, for the
 * report.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(name: string, item: T) {
  const read = itemReader(item)
  // The fast reader accepts exactly what the schema declares; the schema only runs again to explain a failure.
  const isRead = (value: unknown): value is z.output<T> => value !== unreadable
  const items = z.codec(z.optional(z.unknown()), z.custom<z.output<T>[]>(), {
    decode: (value, ctx) => {
      if (isAbsent(value)) return []
      if (!Array.isArray(value)) {
        return readOrReport<z.output<T>[]>(() => unreadable, value, ctx)
      }
      const items: z.output<T>[] = []
      for (let index = 0; index < value.length; index += 1) {
        const entry: unknown = value[index]
        const direct = read === undefined ? unreadable : read(entry)
        if (isRead(direct)) {
          items.push(direct)
          continue
        }
        const parsed = z.safeParse(item, entry)
        if (parsed.success) items.push(parsed.data)
        else reportDropped([name, index], parsed.error)
      }
      return items
    },
    encode: (entries) => entries.map((entry) => z.encode(item, entry)),
  })
  parts.set(items, item)
  return items
}

/** A map that drops and reports malformed entries. */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<T extends z.ZodMiniType>(name: string, item: T) {
  const map = z.codec(z.optional(z.unknown()), z.custom<Record<string, z.output<T>>>(), {
    decode: (value) => {
      const entries: [string, z.output<T>][] = []
      if (typeof value !== 'object' || value === null) return {}
      for (const [key, entry] of Object.entries(value)) {
        const read = z.safeParse(item, entry)
        if (read.success) entries.push([key, read.data])
        else reportDropped([name, key], read.error)
      }
      return Object.fromEntries(entries)
    },
    encode: (items) => Object.fromEntries(Object.entries(items).map(([key, entry]) => [key, z.encode(item, entry)])),
  })
  parts.set(map, item)
  return map
}
