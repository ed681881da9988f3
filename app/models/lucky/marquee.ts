/** What separates the end of the text from its beginning. */
const GAP = '   ★   '

/** A text that runs through the title: what is seen after so many steps of one character. */
export function marqueeAt(text: string, step: number): string {
  const characters = [...`${text}${GAP}`]
  const at = step % characters.length
  return [...characters.slice(at), ...characters.slice(0, at)].join('').trimStart()
}
