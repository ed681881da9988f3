import { randomUUID } from 'node:crypto'
import { readEnvelope, type Envelope } from '#contract/core/envelope.ts'
import type { Destination } from '#contract/money/cashier.ts'
import { getPayouts, type Payout } from '#contract/money/withdrawals.ts'
import { payoutSystem } from '#server/content/payment-systems.ts'
import { personalData, post, readAs, registerUser, type From } from './accounts.ts'
import { testCard } from './deposits.ts'
import { sandbox } from './sandbox.ts'
import type { TestApi } from './test-api.ts'

type TestPlayer = Awaited<ReturnType<typeof registerUser>>

/** Fills in the personal data and confirms both contacts. */
export async function completeProfile(api: TestApi, { id, phone, from }: TestPlayer): Promise<void> {
  await post(api, '/v2/user/update/', { ...personalData, phone, email: `payee-${id}@example.com` }, from)
  const confirmedAt = new Date(api.clock.now())
  await api.database.db
    .updateTable('players')
    .set({ phone_confirmed_at: confirmedAt, email_confirmed_at: confirmedAt })
    .where('id', '=', id)
    .execute()
}

/** Signs up a player who can withdraw `rubles` of own money. */
export async function registerPayee(api: TestApi, rubles = 30_000): Promise<TestPlayer> {
  const player = await registerUser(api, 'payee')
  await completeProfile(api, player)
  await sandbox(api, 'player', { id: player.id, balance: rubles })
  return player
}

const accounts: Readonly<Record<Destination, { account: string; holder?: string; bank?: string }>> = {
  card: { account: testCard.card, holder: 'Anna Severnaya' },
  sbp: { account: '+79995550011', bank: 'tbank' },
  phone: { account: '+79995550011' },
  purse: { account: '410011223344' },
  email: { account: 'anna@example.com' },
}

/** An account that is valid for a payment system; an empty one for an unknown system. */
export function testAccount(system: string): { account: string; holder?: string; bank?: string } {
  const destination = payoutSystem(system)?.destination
  return destination === undefined ? { account: '' } : accounts[destination]
}

/** A withdrawal to be requested; 1000 ₽ to a valid account by default. */
export interface TestWithdrawal {
  system?: string
  amount?: number
  params?: object
}

/** Requests a withdrawal and returns the envelope. */
export const requestWithdrawal = (
  api: TestApi,
  from: From,
  { system = 'card', amount = 1000, params }: TestWithdrawal = {},
) =>
  post(
    api,
    `/payout/${system}/make-transfer`,
    { psp: system, amount, type: 'payout', params: params ?? testAccount(system) },
    from,
  )

/** The player's open payouts. */
export const openPayouts = async (api: TestApi, from: From): Promise<Payout[]> =>
  (await readAs(api, getPayouts, from)).items

/** Requests a withdrawal that must be accepted, and returns its open payout. */
export async function createWithdrawal(api: TestApi, from: From, withdrawal: TestWithdrawal = {}): Promise<Payout> {
  const envelope = await requestWithdrawal(api, from, withdrawal)
  const [payout] = await openPayouts(api, from)
  if (envelope.kind !== 'accepted' || payout === undefined) throw new Error(`No payout: ${JSON.stringify(envelope)}`)
  return payout
}

/** Cancels a payout and returns the envelope. */
export async function cancelPayout(api: TestApi, { token, address = '10.0.0.1' }: From, id: number): Promise<Envelope> {
  const response = await api.app.inject({
    method: 'DELETE',
    url: `/api/v2/payouts/${id}`,
    remoteAddress: address,
    headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
  })
  return readEnvelope(response.json())
}
