import { randomHex } from './random-hex.ts'

const VARIANTS = ['8', '9', 'a', 'b'] as const

/** Returns a random UUID v4. Works without a secure context, unlike `crypto.randomUUID`. */
export function randomUuid(): string {
  const digits = randomHex()
  const variant = VARIANTS[Number.parseInt(digits.charAt(16), 16) % VARIANTS.length] ?? VARIANTS[0]
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}
