/* Strict decoding: what the tolerant reader of the app has to correct in a payload. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Compares a payload with what it was read as, and returns a line per field that is not written as the contract says.
 * Absent fields are optional, and fields that the contract does not have are ignored.
 */
export function corrections(raw: unknown, expected: unknown, path = ''): string[] {
  if (isAbsent(raw) || Object.is(raw, expected)) return []
  if (Array.isArray(raw) && Array.isArray(expected)) {
    // A dropped item has shifted the rest: the reader reports it.
    if (raw.length !== expected.length) return []
    return raw.flatMap((item: unknown, index) => corrections(item, expected[index], `${path}[${index}]`))
  }
  if (isRecord(raw) && isRecord(expected))
    return Object.keys(expected).flatMap((key) =>
      corrections(raw[key], expected[key], path === '' ? key : `${path}.${key}`),
    )
  return [`${path === '' ? 'data' : path} is ${show(raw)}, the site reads ${show(expected)}`]
}
