import { graphemesOf } from '#contract/core/truncate.ts'

/** Separates the end of the text from its beginning. */
const SEPARATOR = '   ★   '

/** A closing bidi isolate without its opening one (`lib/bidi-isolate.ts`). */
const CUT_ISOLATE = /^[^\u2068]*\u2069/u

/** Returns a scrolling text after `step` steps of one character. */
export function marqueeAt(text: string, step: number): string {
  const characters = graphemesOf(`${text}${SEPARATOR}`)
  const offset = step % characters.length
  const rotated = [...characters.slice(offset), ...characters.slice(0, offset)].join('').trimStart()
  // If the cut splits an isolated name, isolate both halves.
  return CUT_ISOLATE.test(rotated) ? `\u2068${rotated}\u2069` : rotated
}
