/*
 * Fuzzy search: tolerates case, ё/е, the wrong keyboard layout (ghbdtn = привет), transliteration and one typo.
 */

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toCyrillicKey = new Map([...latinKeys].map((key, index) => [key, cyrillicKeys.charAt(index)]))
const toLatinKey = new Map([...cyrillicKeys].map((key, index) => [key, latinKeys.charAt(index)]))

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

/** Lower-cases, replaces ё by е, collapses spaces and removes punctuation. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/gu, 'е')
    .replace(/[«»"“”№.:!?+×·,]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Transliterates a normalised text to Latin. Variant spellings (j, y, kh, ts, w, ck) are unified. */
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

/** Returns the normalised search forms: as typed, and with the keyboard layout swapped. */
export function queryForms(typed: string): string[] {
  const raw = typed.toLowerCase().trim()
  const forms = [raw, swapKeys(raw, toCyrillicKey), swapKeys(raw, toLatinKey)]
    .map(normalise)
    .filter((form) => form !== '')
  return [...new Set(forms)]
}

/**
 * Whether `typed` is a prefix of `word` with at most one letter wrong, missing, extra or swapped with its neighbour.
 */
export function startsAlmostWith(word: string, typed: string): boolean {
  let index = 0
  while (index < typed.length && index < word.length && typed[index] === word[index]) index += 1
  if (index === typed.length) return true
  const rest = typed.slice(index)
  const isSwapped =
    typed[index] === word[index + 1] && typed[index + 1] === word[index] && word.startsWith(rest.slice(2), index + 2)
  return (
    word.startsWith(rest.slice(1), index + 1) ||
    word.startsWith(rest, index + 1) ||
    word.startsWith(rest.slice(1), index) ||
    isSwapped
  )
}
