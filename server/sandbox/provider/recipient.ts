import { createHash } from 'node:crypto'
import type { PaymentSystem } from '#server/content/payment-system-types.ts'
import type { Recipient } from '#server/money/providers/provider.ts'

/** Digits that look like an account, always the same ones for a deposit. */
const madeUpDigits = (ref: string, count: number): string =>
  (BigInt(`0x${createHash('sha256').update(ref).digest('hex')}`) % 10n ** BigInt(count)).toString().padStart(count, '0')

/** The account to transfer to. Made up: nothing can be sent there. */
export function madeUpRecipient(ref: string, { destination }: Pick<PaymentSystem, 'destination'>): Recipient {
  const rest = { name: 'Ivan P.', bank: 'tbank' }
  if (destination === 'phone') return { account: `+7900${madeUpDigits(ref, 7)}`, ...rest }
  return destination === 'purse'
    ? { account: `4100${madeUpDigits(ref, 11)}`, ...rest }
    : { account: `220000${madeUpDigits(ref, 10)}`, ...rest }
}
