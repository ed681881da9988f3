import { formatPhone } from '#app/lib/text/format-phone.ts'

/** A card or wallet number in groups of four, which a narrow screen may part, a phone number in its usual groups. */
export const groupAccount = (account: string): string =>
  account.startsWith('+') ? formatPhone(account) : account.replace(/(\d{4})(?=\d)/gu, '$1 ')
