import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { identityKey } from '#contract/player/credentials.ts'
import { bitPositions } from '#app/lib/crypto/common-passwords.ts'
import { estimateStrength } from '#app/lib/crypto/password-strength.ts'

/*
 * Writes the Bloom filter of common passwords for the hint beside a new password: `node .ci/common-passwords.ts`. To stay
 * small, it has only those that the strength estimate would not call weak by itself.
 */

const SIZE_BYTES = 18_000

/** The stronger spellings of a password: the server ignores case. */
const spellings = (key: string): string[] => [
  key,
  `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  [...key].map((character, index) => (index % 2 === 0 ? character : character.toUpperCase())).join(''),
]

/** The server's list, without what looks weak in every spelling. */
export const listedPasswords = (): string[] =>
  [...new Set(dictionary['passwords-common'].map(identityKey))].filter((key) =>
    spellings(key).some((spelling) => estimateStrength(spelling) > 1),
  )

/** The filter as base64. */
export function buildFilter(): string {
  const bytes = new Uint8Array(SIZE_BYTES)
  for (const password of listedPasswords())
    for (const position of bitPositions(password, SIZE_BYTES * 8)) {
      const index = Math.floor(position / 8)
      bytes[index] = (bytes[index] ?? 0) | (1 << (position % 8))
    }
  return Buffer.from(bytes).toString('base64')
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../app/lib/crypto/common-password-bits.ts')
  const source = `/** Written by \`node .ci/common-passwords.ts\`. */\nexport const commonPasswordBits =\n  '${buildFilter()}'\n`
  writeFileSync(path, source)
}
