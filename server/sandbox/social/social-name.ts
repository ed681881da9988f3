import * as z from 'zod/mini'

export const MAX_NAME_LENGTH = 40

const VISIBLE = /[\p{L}\p{N}]/u
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** A user's name at the network: contains a letter or digit, and no invisible characters. */
export const SocialName = z.string().check(
  z.trim(),
  z.maxLength(MAX_NAME_LENGTH),
  z.refine((name) => VISIBLE.test(name) && !INVISIBLE.test(name)),
)
