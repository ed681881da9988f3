import type { PaymentMark } from '#server/content/payment-systems.ts'

/** The colours of `PaymentMark` in the design system, so that methods differ at a glance. */
const fills: Readonly<Record<PaymentMark, string>> = {
  card: '#3b49b4',
  transfer: '#17705f',
  wallet: '#6a3fc0',
  sbp: '#8a3b6e',
  phone: '#31617a',
}

/** Neutral drawings on a 48 × 32 card, instead of trademarks. */
const drawings: Readonly<Record<PaymentMark, string>> = {
  card: '<rect x="11" y="9" width="26" height="15" rx="2.5"/><path d="M11 13.5h26M15 20h7"/>',
  transfer: '<path d="M12 13h21l-5-5M36 20H15l5 5"/>',
  wallet: '<path d="M13 11h18a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V9.5A2.5 2.5 0 0 1 15.5 7H29M29 18h5"/>',
  sbp: '<path d="M15 8l8 8-8 8M25 8l8 8-8 8"/>',
  phone: '<rect x="18" y="6" width="12" height="20" rx="2.5"/><path d="M22.5 22.5h3"/>',
}

const isMark = (name: string): name is PaymentMark => Object.hasOwn(drawings, name)

/** Returns the logo of a payment system, or `null` if unknown. */
export const paymentMarkSvg = (name: string): string | null =>
  isMark(name)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32"><rect width="48" height="32" rx="6" fill="${fills[name]}"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawings[name]}</g></svg>`
    : null
