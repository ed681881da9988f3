import { formatPhone } from '#app/lib/text/format-phone.ts'

/** A card or wallet number in groups of four, which a narrow screen may part, a phone number in its usual groups. */
export const groupAccount = (account: string): string =>
  account.startsWith('+') ? formatPhone(account) : account.replace(/(\d{4})(?=\d)/gu, '$1 ')

export type AccountKind = 'card' | 'phone' | 'wallet'

/** YooMoney wallets; one of 16 digits may as well be a Visa card. */
const WALLET = /^41001\d{6,11}$/u
const CARD_LENGTH = 16
const PHONE = /^(?:\+\d{8,15}|[78]\d{10})$/u
const CARD = /^\d{16,19}$/u

/** What a number is by its shape; `null` if the shape does not say it. */
export function accountKind(account: string): AccountKind | null {
  const digits = account.replaceAll(/[\s-]/gu, '')
  if (WALLET.test(digits)) return digits.length === CARD_LENGTH ? null : 'wallet'
  if (PHONE.test(digits)) return 'phone'
  return CARD.test(digits) ? 'card' : null
}
