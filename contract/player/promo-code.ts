import { normaliseTyped } from '../core/typed-text.ts'

/* A promo code as players paste it from messages and pages: with quotes, a label, or the rest of its sentence. */

/** A label with its colon, equals sign or dash. A hyphen without spaces belongs to a code, as in `CODE-2026`. */
const LABEL =
  /(?<!\p{L})(?:промо[ -]?код|promo(?:tional)?[ -]?code|купон|coupon(?: code)?|ваучер|voucher(?: code)?|код|code)(?: ?[:=] ?| [\p{Pd}\u2212] )(?<code>.+)$/iu
/** A label without a colon, before a single word. */
const LABEL_WORD = /(?<!\p{L})(?:промо[ -]?код|promo(?:tional)?[ -]?code) (?<code>\S+)$/iu
const QUOTED =
  /["'`\u00AB\u2018\u201C\u201E\u2039](?<code>[^"'`\u00BB\u2019\u201C\u201D\u203A]+)["'`\u00BB\u2019\u201C\u201D\u203A]/u
/** Quotes, brackets and punctuation at the ends. */
const ENDS = /^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`]+|[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`.,;!?]+$/gu

/** Reads a typed or pasted promo code: `«sandbox»`, `Promo code: SANDBOX`. Keeps its case; empty if there is none. */
export function readPromoCode(typed: string): string {
  const text = normaliseTyped(typed).replace(/\s+/gu, ' ')
  const quoted = QUOTED.exec(text)?.groups?.['code']
  if (quoted !== undefined) return quoted.replace(ENDS, '').trim()
  const labelled = LABEL.exec(text)?.groups?.['code']?.split(' ')[0] ?? LABEL_WORD.exec(text)?.groups?.['code']
  return (labelled ?? text).replace(ENDS, '').trim()
}
