/*
 * Normalisation of typed and pasted text, shared by all rules. NFKC turns full-width digits, narrow spaces and other
 * compatibility forms into the plain ones.
 */

/** Removes spaces at the ends and invisible characters. */
export const normaliseTyped = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{DI}]/gu, '')
    .trim()

/** The ASCII digits of a text. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/[^0-9]/gu, '')
