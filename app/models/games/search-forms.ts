/*
 * What the search forgives: case, ё = е, a slip of the keyboard layout (ghbdtn = привет), transliteration, one typo.
 */

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toCyrillicKey = new Map([...latinKeys].map((key, at) => [key, cyrillicKeys.charAt(at)]))
const toLatinKey = new Map([...cyrillicKeys].map((key, at) => [key, latinKeys.charAt(at)]))

const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Lower case, one е, single spaces, no punctuation that nobody types. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/gu, 'е')
    .replace(/[«»"“”№.:!?+×·,]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The Latin letters of a normalised text; spellings that people mix (j, y, kh, ts, w, ck) become one. */
export function transliterate(text: string): string {
  return [...text]
    .map((letter) => latinOf[letter] ?? letter)
    .join('')
    .replace(/kh|x/gu, 'h')
    .replace(/ts|tz/gu, 'c')
    .replace(/sch|shch/gu, 'sh')
    .replace(/ck/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/j|y(?=[aeiou])/gu, 'i')
    .replace(/y/gu, 'i')
}

const swapKeys = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => keys.get(letter) ?? letter).join('')

/** What a typed text may have meant: as typed, and typed on the other keyboard layout. */
export function queryForms(typed: string): string[] {
  const raw = typed.toLowerCase().trim()
  const forms = [raw, swapKeys(raw, toCyrillicKey), swapKeys(raw, toLatinKey)]
    .map(normalise)
    .filter((form) => form !== '')
  return [...new Set(forms)]
}

/**
 * Whether `typed` is the beginning of `word` with at most one letter wrong, missing, added or swapped with its
 * neighbour.
 */
export function startsAlmostWith(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && at < word.length && typed[at] === word[at]) at += 1
  if (at === typed.length) return true
  const rest = typed.slice(at)
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(rest.slice(2), at + 2)
  return (
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest.slice(1), at) ||
    swapped
  )
}
