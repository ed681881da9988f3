import { credentials, equalsContact, passwordProblem } from '#contract/player/credentials.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Password strength from 1 (weak) to 4 (strong). */
export type StrengthScore = 1 | 2 | 3 | 4

/** Entropy in bits from which a password is fair, good and strong. */
const BITS_THRESHOLDS = [30, 50, 70] as const
const CHARACTER_CLASSES: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/u, 26],
  [/[A-Z]/u, 26],
  [/[а-яё]/u, 33],
  [/[А-ЯЁ]/u, 33],
  [/\d/u, 10],
  [/[^\p{L}\d]/u, 20],
]
/** Keyboard rows, the alphabet and the digits. */
const SEQUENCES = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  '01234567890',
  'abcdefghijklmnop',
]
const COMMON_WORDS = /passw[o0]rd|пароль|casino|казино|admin|l[o0]gin|welcome|iloveyou|dragon|monkey/giu

/** Counts the characters that neither repeat the previous one nor continue a sequence. */
function countUnpredictable(password: string): number {
  const text = password.toLowerCase().replace(COMMON_WORDS, (word) => word.slice(0, 2))
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const pair = text.slice(index - 1, index + 1)
    const isPredictable =
      index > 0 &&
      (pair[0] === pair[1] ||
        SEQUENCES.some((row) => row.includes(pair) || row.includes([...pair].toReversed().join(''))))
    if (!isPredictable) count += 1
  }
  return count
}

/** Estimates the strength of a password by its look alone. One of six or seven characters is guessed within hours. */
export function estimateStrength(password: string): StrengthScore {
  if (passwordProblem(password, credentials.newPasswordMin) !== null) return 1
  const size = CHARACTER_CLASSES.reduce(
    (sum, [pattern, classSize]) => sum + (pattern.test(password) ? classSize : 0),
    1,
  )
  const bits = countUnpredictable(password) * Math.log2(size)
  const [fair, good, strong] = BITS_THRESHOLDS
  if (bits >= strong) return 4
  if (bits >= good) return 3
  return bits >= fair ? 2 : 1
}

/** Why the server will reject a password (136): it is common, or the login or a contact of the player. */
export type PasswordRejection = 'common' | 'contact'

/** A password as the hint beside its field describes it. */
export interface PasswordJudgement {
  /** 1 for a rejected password. */
  score: StrengthScore
  rejection: PasswordRejection | null
}

/** Judges a new password by the server's list and by its look. */
export function judgePassword(password: string, contacts: readonly string[] = []): PasswordJudgement {
  const rejection = equalsContact(password, contacts) ? 'contact' : isCommonPassword(password) ? 'common' : null
  return { score: rejection === null ? estimateStrength(password) : 1, rejection }
}
