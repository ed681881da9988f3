import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * `npm run check` rejects words that hide the subject of a sentence or the term of the field, and second words for a term, in
 * identifiers, comments, messages, player texts and documents, and error codes that are written as numbers.
 */

/** Words as they stand in prose, and as parts of a camel-case name. */
const BANNED = [
  'told',
  'heard',
  'nobody',
  'somebody',
  'whoever',
  'whomever',
  'breath',
  'untold',
  'unheard',
  'hear',
  'hears',
  'trouble',
  'troubles',
] as const
/** Headless relative clauses and other phrases of the old dialect. */
const PHRASES = [
  /\bwhat (?:is|was|has been) (?:sent|asked|said|meant|wanted|known|given|pressed|typed|missed|shown|kept|left)\b/iu,
  /\bwho (?:asks|asked|has left|is here|comes|came|goes on|presses|has pressed)\b/iu,
  /\bletters have\b/iu,
  /\bthe house plays\b/iu,
  /\bnow and then\b|\bhas spoken\b/iu,
  /\bby the wire\b|\bover the wire\b|\bthe wire\b/iu,
] as const

/**
 * Second words for a term of `docs/glossary.md`. `login` is a player's name, and with `register` and `logout` a name of
 * the API; tables and logs keep their names, too.
 */
const SECOND_WORDS = [
  /\blog(?:s|ged|ging)?[ -](?:in|out)\b(?! front)/iu,
  /(?:\blog|[a-z]Log)(?:In|Out)(?![a-z])/u,
  /\blogin (?:form|dialog|page|button|window|panel|link|popup)s?\b|Login(?:Form|Dialog|Page|Button|Panel|Opened|Closed)/u,
  /\b(?:a|the|an|own|each) logout\b|\blogouts\b/iu,
  // Not the names of WebAuthn: `startRegistration`, `verifyRegistrationResponse`, `registrationInfo`, `RegistrationResponseJSON`.
  /(?<!\bstart|\bverify)registrations?(?!Info\b|ResponseJSON\b)/iu,
  /\bregister(?:s|ing)? (?:(?:an?|the|new) )?(?:player|user|guest|visitor|account)s?\b|\bwho registers?\b/iu,
] as const

const SOURCES = /\.(?:ts|tsx|js|md|mdx|css|html)$/u

const word = new RegExp(String.raw`\b(?:${BANNED.join('|')})\b`, 'iu')
const part = new RegExp(
  String.raw`(?:\b(?:${BANNED.join('|')})(?=[A-Z\d_])|(?<=[a-z\d$_])(?:${BANNED.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join('|')})(?![a-z]))`,
  'u',
)

/** Error codes are compared and thrown by name (`contract/errors/codes.ts`). */
const NUMERIC_CODE = /\bRejection\(-?\d|\bcode [!=]== -?\d|\bcode: -?[1-9]/u
const CODE_FILES = /^(?:app|server|contract)\/(?!testing\/|.*\.(?:test|cases|samples)\.tsx?$).*\.tsx?$/u

/** A numeric error code that is compared, thrown or sent, or `null`. */
export const numericCodeIn = (line: string): string | null => NUMERIC_CODE.exec(line)?.[0] ?? null

/** A wallet is an account of a payment system; games are played from a bankroll or a purse. */
const WALLET = /wallet/iu
const PLAY_FILES = /^(?:server\/play|games|contract\/play)\//u

/** The word for a payment account where money of a game is meant, or `null`. */
export const walletIn = (file: string, line: string): string | null =>
  PLAY_FILES.test(file) ? (WALLET.exec(line)?.[0] ?? null) : null

/** The banned word or phrase of a line, or the second word for a term, or `null`. */
export function bannedIn(line: string): string | null {
  for (const pattern of [word, part, ...PHRASES, ...SECOND_WORDS]) {
    const found = pattern.exec(line)?.[0]
    if (found !== undefined) return found
  }
  return null
}

/** Whether a file is checked: code, styles and documents, except this check itself. */
export const isChecked = (file: string): boolean => SOURCES.test(file) && !file.startsWith('.ci/language')

/** Every line with banned language in the files that git tracks or would track, as `path:line: word`. */
export function findBanned(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = new Set(listed.toString().split('\n'))
  const found: string[] = []
  for (const file of files) {
    // A file that was moved or deleted is listed until git knows of it.
    if (!isChecked(file) || !existsSync(join(root, file))) continue
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const banned = bannedIn(line) ?? walletIn(file, line) ?? (CODE_FILES.test(file) ? numericCodeIn(line) : null)
      if (banned !== null) found.push(`${file}:${index + 1}: ${banned}`)
    }
  }
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findBanned(join(import.meta.dirname, '..'))
  for (const line of found) console.log(line)
  process.exitCode = found.length === 0 ? 0 : 1
}
