const SPACE = /\s*/uy
const STRING = /"(?:[^"\\]|\\.)*"/uy
const SCALAR = /[^\s,\]}]+/uy

/** The end of what matches at an offset. The text is valid JSON, so that something always does. */
function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  const match = pattern.exec(text)
  return offset + (match?.[0].length ?? 0)
}

const skipSpace = (text: string, offset: number): number => endOf(SPACE, text, offset)

/** The offsets of the values in the object or array at an offset, by their keys. */
function* membersOf(text: string, start: number): Generator<{ key: PropertyKey; offset: number }> {
  const isObject = text[start] === '{'
  let offset = skipSpace(text, start + 1)
  for (let index = 0; text[offset] !== '}' && text[offset] !== ']'; index += 1) {
    let key: PropertyKey = index
    if (isObject) {
      const end = endOf(STRING, text, offset)
      key = String(JSON.parse(text.slice(offset, end)))
      // After the colon.
      offset = skipSpace(text, skipSpace(text, end) + 1)
    }
    yield { key, offset }
    offset = skipSpace(text, endOfValue(text, offset))
    if (text[offset] === ',') offset = skipSpace(text, offset + 1)
  }
}

function endOfValue(text: string, offset: number): number {
  const first = text[offset]
  if (first === '"') return endOf(STRING, text, offset)
  if (first !== '{' && first !== '[') return endOf(SCALAR, text, offset)
  let end = offset + 1
  for (const member of membersOf(text, offset)) end = endOfValue(text, member.offset)
  return text.slice(end).search(/[\]}]/u) + end + 1
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The line, from 1, of the value at a path in a JSON text; that of the nearest value around it where there is none. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let offset = skipSpace(text, 0)
  for (const key of path) {
    if (text[offset] !== '{' && text[offset] !== '[') break
    const member = [...membersOf(text, offset)].find((one) => String(one.key) === String(key))
    if (member === undefined) break
    offset = member.offset
  }
  return lineAt(text, offset)
}
