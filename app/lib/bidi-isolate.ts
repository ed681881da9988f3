/** What is written from right to left, and marks that turn a text. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Marks that reach beyond the name: without the one that ends them, or ending what is not theirs. */
const REACHES = /[\u202A-\u202E\u2066-\u2069]/gu

/**
 * A name of somebody's own, as it stands among other words: one that is written from right to left turns neither a figure nor a bracket
 * beside it, and looks like no other (`5-שלום` and `שלום-5` would be the same on a line from left to right).
 */
export const bidiIsolate = (name: string): string =>
  TURNS.test(name) ? `\u2068${name.replaceAll(REACHES, '')}\u2069` : name
