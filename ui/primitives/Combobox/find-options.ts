const MOST = 300

/** As it is compared: small letters, no dots on ё, and a space for everything that is no letter and no digit. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * The options that have what was typed: first those where a word begins with it, then those that have it anywhere. A
 * judge of one's own keeps the order of the options.
 */
export function findOptions<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
  matches?: (label: string, typed: string) => boolean,
): readonly Option[] {
  const wanted = plain(typed)
  if (wanted === '') return options.slice(0, MOST)
  if (matches !== undefined) return options.filter(({ label }) => matches(label, typed)).slice(0, MOST)
  const having = options.filter(({ label }) => plain(label).includes(wanted))
  const begins = ({ label }: Option): boolean => ` ${plain(label)}`.includes(` ${wanted}`)
  return [...having.filter(begins), ...having.filter((option) => !begins(option))].slice(0, MOST)
}
