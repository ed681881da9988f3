import * as z from 'zod/mini'
import { optionalPart } from '../core/containers.ts'
import { instantOrNull, numberOrNull, word } from '../core/reader.ts'
import { LIMIT_KINDS, LIMIT_PERIODS } from './protection-rules.ts'

/*
 * `data` of a rejection by players' protection, in calls of the site and of frames. 600 has `kind`, `period`, `left` and
 * `until`, 601 and 602 `until`, 603 `until`.
 */

const ProtectionHelp = z.object({
  kind: optionalPart('kind', word(['', ...LIMIT_KINDS], '')),
  period: optionalPart('period', word(['', ...LIMIT_PERIODS], '')),
  /** Rubles that are left of the limit now. */
  left: optionalPart('left', numberOrNull()),
  /** When the next part of the limit comes free, or when the break ends; `null` for ever, or if it is unknown. */
  until: optionalPart('until', instantOrNull()),
})
export type ProtectionHelp = z.output<typeof ProtectionHelp>

const NO_HELP: ProtectionHelp = { kind: '', period: '', left: null, until: null }

/** Reads the help of a rejection. Never throws: an absent or unreadable value is `""` or `null`. */
export function readProtectionHelp(data: unknown): ProtectionHelp {
  const read = z.safeParse(ProtectionHelp, data)
  return read.success ? read.data : { ...NO_HELP }
}

/** Writes the help of a rejection. */
export const writeProtectionHelp = (help: Partial<ProtectionHelp>): unknown =>
  z.encode(ProtectionHelp, { ...NO_HELP, ...help })
