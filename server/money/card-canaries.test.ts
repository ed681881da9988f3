import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { post, registerUser } from '#server/testing/accounts.ts'
import { createDeposit, testCard } from '#server/testing/deposits.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { registerPayee, requestWithdrawal } from '#server/testing/withdrawals.ts'

const CODE = '739'
/** Twenty numbers; each is sent once. */
const CARDS = Array.from({ length: 20 }, (_, index) => `51234567890${String(12_345 + 97 * index)}`)

/** All rows of all tables as JSON. */
async function dump({ database: { db } }: TestApi): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db)
  const rows: unknown[] = []
  for (const { name } of tables.rows) rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return JSON.stringify(rows)
}

it('card data is in no table and in no line of the log, whatever happens to the request', async () => {
  const log: string[] = []
  const api = await startTestApi(seededMemory(), { log: { write: (line) => void log.push(line) } })
  const fates: readonly { system: string; psp: string; change?: Partial<typeof testCard>; breaks?: string }[] = [
    { system: 'card', psp: 'swiftpay' },
    { system: 'card-usd', psp: 'gex' },
    { system: 'card', psp: 'swiftpay', change: { expire: '12/20' } },
    { system: 'card', psp: 'swiftpay', change: { cvv: `${CODE}${CODE}` } },
    // A payment of another page.
    { system: 'card', psp: 'gex' },
    { system: 'card', psp: 'swiftpay', breaks: 'payin_steps' },
    { system: 'card-usd', psp: 'gex', breaks: 'limits' },
  ]
  for (const [index, card] of CARDS.entries()) {
    const { from } = await registerUser(api, 'canary')
    const { system, psp, change, breaks } = fates[index % fates.length] ?? { system: 'card', psp: 'swiftpay' }
    const { key } = await createDeposit(api, from, { system })
    if (breaks !== undefined) await sql`alter table ${sql.table(breaks)} rename to broken`.execute(api.database.db)
    await post(api, `/v2/payin/${psp}/process`, { transaction: key, card, expire: '12/29', cvv: CODE, ...change }, from)
    if (breaks !== undefined) await sql`alter table broken rename to ${sql.table(breaks)}`.execute(api.database.db)
  }
  expect(log.join('')).toContain('payin_steps')
  const rows = await dump(api)
  expect(rows).toContain(`•••• ${CARDS[0]?.slice(-4)}`)
  const traces = CARDS.filter((card) => `${rows}${log.join('')}`.includes(card.slice(0, 12)))
  expect(traces).toEqual([])
  // As a word at the start of a string: a random reference may begin with the same digits.
  expect(`${rows}${log.join('')}`).not.toMatch(new RegExp(`"(?:${CODE}){1,2}(?![\\w-])`, 'u'))
  await api.stop()
})

it('the card of a withdrawal is in no table and in no line of the log, whatever happens to the request', async () => {
  const log: string[] = []
  const api = await startTestApi(seededMemory(), { log: { write: (line) => void log.push(line) } })
  const fates: readonly { change?: object; amount?: number; breaks?: string; remembers?: true }[] = [
    {},
    { remembers: true },
    { change: { bank: 'tbank', holder: 'Anna' } },
    { amount: 100 },
    // The account of another kind of system.
    { change: { account: 'x' } },
    { breaks: 'payout_steps' },
    { breaks: 'wallets', remembers: true },
  ]
  for (const [index, card] of CARDS.entries()) {
    const { from } = await registerPayee(api)
    const { change, amount, breaks, remembers } = fates[index % fates.length] ?? {}
    if (breaks !== undefined) await sql`alter table ${sql.table(breaks)} rename to broken`.execute(api.database.db)
    await requestWithdrawal(api, from, {
      params: { account: card, ...change },
      ...(amount === undefined ? {} : { amount }),
    })
    // A client that sends the number itself must not store it, either.
    if (remembers === true) await post(api, '/payout/card/remember-wallet', { name: 'account', value: card }, from)
    await post(api, '/payout/phone/remember-wallet', { name: 'account', value: card }, from)
    if (breaks !== undefined) await sql`alter table broken rename to ${sql.table(breaks)}`.execute(api.database.db)
  }
  expect(log.join('')).toContain('payout_steps')
  const rows = await dump(api)
  expect(rows).toContain(`•••• ${CARDS[0]?.slice(-4)}`)
  expect(CARDS.filter((card) => `${rows}${log.join('')}`.includes(card.slice(0, 12)))).toEqual([])
  await api.stop()
})
