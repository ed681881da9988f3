const NBSP = '\u00A0'
const WORD_JOINER = '\u2060'

/** Digits in groups, and what belongs to a number. Not in addresses, phone numbers, codes and dates. */
const GROUPS = /(?<![\p{L}\p{N}@/.:+_-])\d{1,3}(?: \d{3})+(?![\p{L}\p{N}@/_-])/gu
const UNITS = /(?<=\d) (?=[₽%×](?:\s|[).,;:]|$))/gu
const EMAIL = /(?<![\p{L}\p{N}@/.:_-])([eE])-(?=mail(?![\p{L}\p{N}@/_-]))/gu
/** Names of fields and buttons are shorter: voice control and search match them as they are typed. */
const SENTENCE_LENGTH = 40

/** Keeps `4 096`, `500 ₽` and, in sentences, `e-mail` on one line. Does not change addresses. */
export function unbroken(text: string): string {
  if (!/\d |e-mail/iu.test(text)) return text
  const numbers = text.replaceAll(GROUPS, (group) => group.replaceAll(' ', NBSP)).replaceAll(UNITS, NBSP)
  return text.length < SENTENCE_LENGTH ? numbers : numbers.replaceAll(EMAIL, `$1-${WORD_JOINER}`)
}
