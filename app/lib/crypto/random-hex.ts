const BYTES = 16

/** Returns 32 cryptographically random hex digits. Works without a secure context. */
export function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
