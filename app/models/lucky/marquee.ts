/** What separates the end of the text from its beginning. */
const GAP = '   ★   '

/** The end of what is set apart comes before its beginning (`lib/isolated.ts`). */
const ENDS_FIRST = /^[^\u2068]*\u2069/u

/** A text that runs through the title: what is seen after so many steps of one character. */
export function marqueeAt(text: string, step: number): string {
  const characters = [...`${text}${GAP}`]
  const at = step % characters.length
  const turned = [...characters.slice(at), ...characters.slice(0, at)].join('').trimStart()
  // A name that is set apart and cut in two is so in both its halves.
  return ENDS_FIRST.test(turned) ? `\u2068${turned}\u2069` : turned
}
