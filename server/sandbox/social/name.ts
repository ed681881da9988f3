import * as z from 'zod/mini'

export const LONGEST_NAME = 40

const SPOKEN = /[\p{L}\p{N}]/u
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** Who somebody says to be at the network: something that can be read aloud, and nothing that is not seen. */
export const SpokenName = z.string().check(
  z.trim(),
  z.maxLength(LONGEST_NAME),
  z.refine((name) => SPOKEN.test(name) && !UNSEEN.test(name)),
)
