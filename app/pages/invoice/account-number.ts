import { formatPhone } from '#app/lib/text/format-phone.ts'

/** A card or wallet number in groups of four, a phone number in its usual groups. */
export const groupAccount = (account: string): string =>
  account.startsWith('+') ? formatPhone(account) : account.replace(/(\d{4})(?=\d)/gu, '$1\u00A0')
