/*
 * The only functions that cut text for display, by grapheme: a flag, a family or a letter with its accents stays whole. Input is
 * never cut: it is rejected with its limit.
 */

/** Created when it is first needed, because that takes a millisecond. */
let segmenter: Intl.Segmenter | undefined

/** The graphemes of a text: what a reader calls its characters. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Cuts a text after `length` graphemes and appends an ellipsis. */
export function truncate(text: string, length: number): string {
  // A grapheme has one UTF-16 unit at least: most names need no segmenter.
  if (text.length <= length) return text
  const graphemes = graphemesOf(text)
  return graphemes.length <= length ? text : `${graphemes.slice(0, length).join('').trimEnd()}…`
}

/** The first grapheme in upper case, and the rest as it is. */
export function capitalise(text: string): string {
  const [first = ''] = graphemesOf(text)
  return `${first.toUpperCase()}${text.slice(first.length)}`
}
