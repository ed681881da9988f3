import { createInvoice } from '#contract/money/deposits.ts'
import { post, type From } from './accounts.ts'
import { sandbox } from './sandbox.ts'
import type { TestApi } from './test-api.ts'

/** A deposit to be created; 1002 ₽ by default, which every payment system accepts. */
export interface TestDeposit {
  system: string
  amount?: number
  bank?: string
}

/** Requests a deposit and returns the envelope. */
export const requestDeposit = (api: TestApi, from: From, { system, amount = 1002, bank }: TestDeposit) =>
  post(
    api,
    `/v2/payin/${system}/invoice`,
    {
      psp: system,
      amount,
      type: 'payin',
      params: { system, currency: 'RUB', ...(bank === undefined ? {} : { bank }) },
    },
    from,
  )

/** Creates a deposit and returns its page and the reference or number in it. */
export async function createDeposit(api: TestApi, from: From, deposit: TestDeposit) {
  const envelope = await requestDeposit(api, from, deposit)
  if (envelope.kind !== 'accepted') throw new Error(`No deposit: ${JSON.stringify(envelope)}`)
  const page = createInvoice.data.parse(envelope.payload)
  const { searchParams } = new URL(page, 'http://localhost')
  return { page, key: searchParams.get('transaction') ?? searchParams.get('id') ?? '' }
}

/** Deposits an amount, by transfer by default; the console reports it as paid. */
export async function payDeposit(
  api: TestApi,
  from: From,
  amount: number,
  by: { system: string; bank?: string } = { system: 'transfer' },
): Promise<void> {
  await createDeposit(api, from, { ...by, amount })
  await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
}

/** A card that is accepted. */
export const testCard = { card: '4111111111111111', expire: '12/27', cvv: '123' }
