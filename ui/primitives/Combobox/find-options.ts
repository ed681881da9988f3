const MAX_OPTIONS = 300

/** Normalizes a text for comparison: lower case, ё as е, one space for everything that is not a letter or digit. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Options whose label contains the query: matches at the start of a word first. A custom `matches` keeps the order of
 * the options. At most 300 are returned.
 */
export function findOptions<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
  matches?: (label: string, typed: string) => boolean,
): readonly Option[] {
  const query = normalizeText(typed)
  if (query === '') return options.slice(0, MAX_OPTIONS)
  if (matches !== undefined) return options.filter(({ label }) => matches(label, typed)).slice(0, MAX_OPTIONS)
  const matching = options.filter(({ label }) => normalizeText(label).includes(query))
  const startsWord = ({ label }: Option): boolean => ` ${normalizeText(label)}`.includes(` ${query}`)
  return [...matching.filter(startsWord), ...matching.filter((option) => !startsWord(option))].slice(0, MAX_OPTIONS)
}
