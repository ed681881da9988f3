/** What has happened in the field: what it held, what it holds now, and where the caret stands behind what was put in. */
interface Change {
  before: string
  typed: string
  caret: number
  /** Digits of a whole code. */
  length: number
  /** What it held was judged, and is wrong. */
  isWrong: boolean
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/gu, '')

/** What was put in by the change, by what stands on both sides of it as before. */
function putIn({ before, typed, caret }: Change): string {
  const longest = Math.min(caret, before.length - (typed.length - caret))
  let from = 0
  while (from < longest && before[from] === typed[from]) from += 1
  return digitsOf(typed.slice(from, caret))
}

/**
 * The code after a change. Where there is no room for all the digits the newest ones are meant: a code that is pasted beside another
 * takes its place. One digit too many at a code that nobody has called wrong is a slip of the finger.
 */
export function codeAfter(change: Change): string {
  const { typed, length, isWrong } = change
  const all = digitsOf(typed)
  if (all.length <= length) return all
  const fresh = putIn(change)
  return (fresh.length > 1 || isWrong ? fresh : all).slice(0, length)
}
