/** How hard a password is to guess, of four. */
export type StrengthScore = 1 | 2 | 3 | 4

/** The bits from which a password is fair, good and strong. */
const STEPS = [30, 50, 70] as const
const KINDS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/u, 26],
  [/[A-Z]/u, 26],
  [/[а-яё]/u, 33],
  [/[А-ЯЁ]/u, 33],
  [/\d/u, 10],
  [/[^\p{L}\d]/u, 20],
]
/** What everybody tries first: the rows of a keyboard and of an alphabet, and words that stand for a password. */
const FIRST_TRIES = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  '01234567890',
  'abcdefghijklmnop',
]
const WORDS = /passw[o0]rd|пароль|casino|казино|admin|l[o0]gin|welcome|iloveyou|dragon|monkey/giu

/** Characters that tell something new: neither a repetition nor the next of a row. */
function newCharacters(password: string): number {
  const text = password.toLowerCase().replace(WORDS, (word) => word.slice(0, 2))
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at - 1, at + 1)
    const isKnown =
      at > 0 &&
      (pair[0] === pair[1] ||
        FIRST_TRIES.some((row) => row.includes(pair) || row.includes([...pair].toReversed().join(''))))
    if (!isKnown) count += 1
  }
  return count
}

/** An estimate for a hint beside the field: it forbids nothing. */
export function passwordStrength(password: string): StrengthScore {
  const size = KINDS.reduce((sum, [pattern, kind]) => sum + (pattern.test(password) ? kind : 0), 1)
  const bits = newCharacters(password) * Math.log2(size)
  const [fair, good, strong] = STEPS
  if (bits >= strong) return 4
  if (bits >= good) return 3
  return bits >= fair ? 2 : 1
}
