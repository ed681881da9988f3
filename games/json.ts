/* Readers of values of unknown shape. */

/** Returns a field of an object of unknown shape, or `undefined`. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** A number; 0 for anything else. */
export const numberOf = (value: unknown): number => (isNumber(value) ? value : 0)

/** The items of a list; empty for anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The numbers of a list; empty for anything else. */
export const numbersOf = (value: unknown): number[] => itemsOf(value).filter(isNumber)

/** The texts of a list; empty for anything else. */
export const textsOf = (value: unknown): string[] => itemsOf(value).filter((item) => typeof item === 'string')
