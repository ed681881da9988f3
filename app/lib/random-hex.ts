const BYTES = 16

/** 32 random hexadecimal digits that nobody guesses; also where the page has no secure context. */
export function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
