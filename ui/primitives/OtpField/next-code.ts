import { digitsOf, readCode, type PastedCode } from '../../private/pasted-text.ts'

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

/** The inserted text: the part between the unchanged prefix and suffix. */
function insertedText({ before, typed, caret }: Change): string {
  const longest = Math.min(caret, before.length - (typed.length - caret))
  let from = 0
  while (from < longest && before[from] === typed[from]) from += 1
  return typed.slice(from, caret)
}

/** After one character: a digit too many is a slip and is dropped, unless it begins a new code after a rejected one. */
function typedCode({ before, typed, length, isRejected }: Change, inserted: string): PastedCode {
  const all = digitsOf(typed)
  // Deleting completes nothing: more may be deleted.
  const isClear = digitsOf(inserted) !== ''
  if (all.length <= length || !isClear) return { digits: all, isClear }
  return { digits: isRejected ? digitsOf(inserted) : all.slice(0, Math.max(length, before.length)), isClear }
}

/**
 * The code after a change. A pasted code replaces the old one, and a pasted part is added to what is there. `isClear` says
 * whether a full code can be submitted at once.
 */
export function nextCode(change: Change): PastedCode {
  const inserted = insertedText(change)
  if (inserted.length <= 1) return typedCode(change, inserted)
  const pasted = readCode(inserted, change.length)
  const all = digitsOf(change.typed)
  const isAdded = pasted.digits.length < change.length && all.length <= change.length
  return isAdded ? { digits: all, isClear: pasted.isClear } : pasted
}
