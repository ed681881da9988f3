/** Right-to-left scripts and bidirectional control characters. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Embeddings, overrides and isolates: unbalanced ones would affect the text around the name. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu

/**
 * Wraps a right-to-left name in a bidi isolate, so that it does not reorder the text around it. Without it, `5-שלום`
 * and `שלום-5` look the same in a left-to-right line.
 */
export const bidiIsolate = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name.replaceAll(BIDI_CONTROLS, '')}\u2069` : name
