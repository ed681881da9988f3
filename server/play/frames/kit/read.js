// Readers of unknown values, for responses and messages.

/** @param {unknown} value @param {string} name @returns {unknown} */
export const field = (value, name) =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/** @param {unknown} value @returns {value is number} */
export const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)

/** A number; 0 for anything else. @param {unknown} value */
export const numberOf = (value) => (isNumber(value) ? value : 0)

/** The numbers of a list; empty for anything else. @param {unknown} value @returns {number[]} */
export const numbersOf = (value) => (Array.isArray(value) ? value.filter(isNumber) : [])

/** The items of a list; empty for anything else. @param {unknown} value @returns {unknown[]} */
export const itemsOf = (value) => (Array.isArray(value) ? value : [])

/** The texts of a list; empty for anything else. @param {unknown} value @returns {string[]} */
export const textsOf = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])
