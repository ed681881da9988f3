/** An input event: the text before and after it, and the caret position after the inserted text. */
interface Change {
  before: string
  typed: string
  caret: number
  /** Number of digits in a full code. */
  length: number
  /** The code before the change was rejected. */
  isRejected: boolean
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/gu, '')

/** The inserted digits: the text between the unchanged prefix and suffix. */
function insertedDigits({ before, typed, caret }: Change): string {
  const longest = Math.min(caret, before.length - (typed.length - caret))
  let from = 0
  while (from < longest && before[from] === typed[from]) from += 1
  return digitsOf(typed.slice(from, caret))
}

/**
 * The code after a change. If there are too many digits, a pasted code replaces the old one, and so does any digit after
 * a rejected code. Otherwise the extra digit is a typing slip and is dropped.
 */
export function nextCode(change: Change): string {
  const { typed, length, isRejected } = change
  const all = digitsOf(typed)
  if (all.length <= length) return all
  const inserted = insertedDigits(change)
  return (inserted.length > 1 || isRejected ? inserted : all).slice(0, length)
}
