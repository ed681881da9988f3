import { paymentMarks } from '#server/content/payment-systems.ts'

const isMark = (name: string): name is keyof typeof paymentMarks => Object.hasOwn(paymentMarks, name)

/** Returns the logo of a payment system, or `null` if unknown. */
export function paymentMarkSvg(name: string): string | null {
  if (!isMark(name)) return null
  const { fill, drawing } = paymentMarks[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32"><rect width="48" height="32" rx="6" fill="${fill}"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
}
