/** Every error code (`spec §8`), plus 504 (a settled gap) and 136 (a commonly used password). */
export const ERROR_CODES = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 21, 22, 24, 25, 26, 27, 40, 41, 42, 43, 44, 50, 51, 52,
  53, 54, 55, 56, 57, 60, 61, 70, 71, 80, 81, 82, 100, 101, 110, 111, 112, 113, 114, 115, 116, 120, 121, 122, 123, 130,
  131, 132, 133, 134, 135, 136, 200, 300, 301, 302, 303, 304, 305, 306, 307, 308, 320, 400, 401, 402, 403, 404, 405,
  406, 407, 408, 409, 410, 411, 412, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 4200, 4201, 4202,
  4203, 4204, 4205, 500, 501, 502, 503, 504,
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

const known: ReadonlySet<number> = new Set(ERROR_CODES)

/** Whether a received code has a text in the catalogue. */
export function isKnownCode(code: number): code is ErrorCode {
  return known.has(code)
}
