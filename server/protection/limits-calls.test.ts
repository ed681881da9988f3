import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getAccountHistory, getUserNotifications } from '#contract/player/account.ts'
import { getPayment } from '#contract/money/payments.ts'
import { readProtectionHelp } from '#contract/play/protection-help.ts'
import { getLimits } from '#contract/play/limits.ts'
import type { Envelope } from '#contract/core/envelope.ts'
import { getStatus } from '#contract/player/status.ts'
import {
  accountsOf,
  deleteAt,
  post,
  readAs,
  registerUser,
  rejection,
  tokenOf,
  type From,
} from '#server/testing/accounts.ts'
import { createDeposit, payDeposit, requestDeposit, testCard } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { setLimit } from './change-limits.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const helpOf = (envelope: Envelope) => readProtectionHelp(envelope.kind === 'rejected' ? envelope.data : null)

describe('limits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())
  const { signIn } = accountsOf(() => api)

  const set = (from: From, kind: string, period: string, amount: unknown) =>
    post(api, '/v2/play/limits', { kind, period, amount }, from)
  const limits = (from: From) => readAs(api, getLimits, from)
  const deposit = (from: From, amount: number) => requestDeposit(api, from, { system: 'transfer', amount })
  /** A session lives as long as it is used. */
  const again = async ({ phone }: { phone: string }) => ({ token: tokenOf(await signIn(phone, 'for-getful')) })

  it('hold at once if they are lower, and wait 24 hours if they are higher', async () => {
    const { from } = await registerUser(api, 'careful')
    await set(from, 'deposit', 'day', 1024.09)
    await set(from, 'deposit', 'day', 2000)
    expect(await limits(from)).toMatchObject({
      items: [{ kind: 'deposit', period: 'day', amount: 1024.09, used: 0, left: 1024.09, frees_at: null }],
      pending: [{ kind: 'deposit', period: 'day', amount: 2000, asked_at: TEST_NOW, holds_at: TEST_NOW + DAY }],
    })
    api.clock.fix(TEST_NOW + DAY - 1000)
    expect((await limits(from)).items).toMatchObject([{ amount: 1024.09 }])
    api.clock.fix(TEST_NOW + DAY)
    expect(await limits(from)).toMatchObject({ items: [{ amount: 2000 }], pending: [] })
  })

  it('end 24 hours after the request, which can be taken back until then', async () => {
    const { from } = await registerUser(api, 'careful')
    await set(from, 'loss', 'week', 500)
    await set(from, 'loss', 'week', null)
    const [waiting] = (await limits(from)).pending
    expect(waiting).toMatchObject({ amount: null, holds_at: TEST_NOW + DAY })
    expect(await deleteAt(api, `/v2/play/limits/${waiting?.id}`, from)).toMatchObject({ kind: 'accepted' })
    expect(await deleteAt(api, `/v2/play/limits/${waiting?.id}`, from)).toMatchObject(rejection(18))
    await set(from, 'loss', 'week', null)
    const [last] = (await limits(from)).pending
    api.clock.fix(TEST_NOW + DAY)
    expect(await limits(from)).toMatchObject({ items: [], pending: [] })
    expect(await deleteAt(api, `/v2/play/limits/${last?.id}`, from)).toMatchObject(rejection(19))
    expect((await limits(from)).items).toEqual([])
  })

  it('that hold are ended by no request that began before they were set', async () => {
    const { from, id } = await registerUser(api, 'careful')
    await set(from, 'wager', 'day', 100)
    await setLimit(api.database.db, id, { kind: 'wager', period: 'day', amount: 50 }, TEST_NOW + 2000)
    const [held] = (await limits(from)).items
    expect(await deleteAt(api, `/v2/play/limits/${held?.id}`, from)).toMatchObject(rejection(19))
    await set(from, 'wager', 'day', null)
    expect(await limits(from)).toMatchObject({ items: [{ amount: 50 }], pending: [{ amount: null }] })
  })

  it.each([
    ['deposit', 'day', -1, 401],
    ['deposit', 'day', 0.001, 401],
    ['wager', 'month', 1e9, 401],
    ['session', 'session', 0, 401],
    ['session', 'session', 1.5, 401],
    ['session', 'day', 60, 1],
    ['loss', 'session', 60, 1],
    ['luck', 'day', 60, 1],
    ['deposit', 'day', undefined, 1],
  ])('of %s by %s cannot be %d', async (kind, period, amount, code) => {
    const { from } = await registerUser(api, 'careful')
    expect(await set(from, kind, period, amount)).toMatchObject(rejection(code))
    expect((await limits(from)).items).toEqual([])
  })

  it('are offered before the first deposit, and a year after the answer', async () => {
    const { from, ...player } = await registerUser(api, 'newcomer')
    expect((await limits(from)).offer).toBe('first')
    await post(api, '/v2/play/limits/decline', {}, from)
    expect((await limits(from)).offer).toBe('')
    api.clock.fix(TEST_NOW + 365 * DAY - 1000)
    const later = await again(player)
    expect((await limits(later)).offer).toBe('')
    api.clock.fix(TEST_NOW + 365 * DAY)
    expect((await limits(later)).offer).toBe('again')
    await set(later, 'deposit', 'day', 100)
    expect((await limits(later)).offer).toBe('')
  })

  it('are offered again to a player who has deposited without an answer', async () => {
    const { from } = await registerUser(api, 'early')
    await payDeposit(api, from, 1002)
    expect((await limits(from)).offer).toBe('again')
  })

  it('are to be reviewed after half a year, by one notification', async () => {
    const { from, ...player } = await registerUser(api, 'reviewer')
    await set(from, 'deposit', 'day', 100)
    api.clock.fix(TEST_NOW + 182 * DAY)
    const later = await again(player)
    const titles = async () =>
      (await readAs(api, getUserNotifications, { ...later, language: 'en' })).items.map(({ title }) => title)
    await readAs(api, getStatus, later)
    expect(await titles()).not.toContain('Review your limits')
    api.clock.fix(TEST_NOW + 183 * DAY)
    await Promise.all(Array.from({ length: 5 }, () => readAs(api, getStatus, later)))
    expect((await titles()).filter((title) => title === 'Review your limits')).toHaveLength(1)
  })

  it('are in the history of the account, in both languages', async () => {
    const { from } = await registerUser(api, 'historian')
    await set(from, 'deposit', 'day', 1000)
    await set(from, 'deposit', 'day', null)
    const texts = async (language: string) =>
      (await readAs(api, getAccountHistory, { ...from, language })).items.map(({ text }) => text)
    expect(await texts('en')).toContain('Limit set: deposits in 24 hours — 1,000 ₽')
    expect(await texts('en')).toContain('Limit changes in 24 hours: deposits in 24 hours — no limit')
    expect((await texts('ru')).join(' ')).toMatch(/Лимит установлен: депозиты за 24 часа — 1\s000 ₽/u)
  })

  describe('on deposits', () => {
    it('allow their rest to the kopeck, and refuse more with the rest', async () => {
      const { from } = await registerUser(api, 'depositor')
      await set(from, 'deposit', 'day', 1500)
      await set(from, 'deposit', 'month', 1200)
      await payDeposit(api, from, 1002)
      const refused = await deposit(from, 501)
      expect(refused).toMatchObject(rejection(600))
      // Both are passed, and the lowest counts.
      expect(helpOf(refused)).toEqual({ kind: 'deposit', period: 'month', left: 198, until: TEST_NOW + 30 * DAY })
      expect((await limits(from)).items).toMatchObject([
        { period: 'day', used: 1002, left: 498, frees_at: TEST_NOW + DAY },
        { period: 'month', used: 1002, left: 198, frees_at: TEST_NOW + 30 * DAY },
      ])
    })

    it('count a deposit from the moment that it was credited, and free it to the millisecond', async () => {
      const { from } = await registerUser(api, 'depositor')
      await set(from, 'deposit', 'day', 1002)
      await createDeposit(api, from, { system: 'transfer', amount: 1002 })
      const creditedAt = TEST_NOW + 10_000
      api.clock.fix(creditedAt)
      await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
      api.clock.fix(creditedAt + DAY - 1)
      expect(helpOf(await deposit(from, 1002))).toMatchObject({ left: 0, until: creditedAt + DAY })
      api.clock.fix(creditedAt + DAY)
      expect(await deposit(from, 1002)).toMatchObject({ kind: 'accepted' })
    })

    it('count nothing for what was cancelled', async () => {
      const { from } = await registerUser(api, 'depositor')
      await set(from, 'deposit', 'day', 1002)
      await createDeposit(api, from, { system: 'transfer', amount: 1002 })
      expect((await limits(from)).items).toMatchObject([{ used: 1002, left: 0 }])
      await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'declined' })
      expect((await limits(from)).items).toMatchObject([{ used: 0, left: 1002 }])
      expect(await deposit(from, 1002)).toMatchObject({ kind: 'accepted' })
    })

    it('give no way round by another key, language or system', async () => {
      const { from } = await registerUser(api, 'depositor')
      await set(from, 'deposit', 'week', 500)
      for (const system of ['transfer', 'card'])
        for (const language of ['ru', 'en'])
          for (const key of ['same', 'same', 'other'])
            expect(await requestDeposit(api, { ...from, language, key }, { system, amount: 501 })).toMatchObject({
              kind: 'rejected',
            })
      expect((await sandbox(api)).payins.filter(({ amount }) => amount === 501)).toEqual([])
    })

    it('of 0 close deposits', async () => {
      const { from } = await registerUser(api, 'depositor')
      await set(from, 'deposit', 'day', 0)
      expect(helpOf(await deposit(from, 1002))).toEqual({ kind: 'deposit', period: 'day', left: 0, until: null })
    })
  })

  it('of deposits keep money for a person that comes after the end of its deposit and would pass them', async () => {
    const { from } = await registerUser(api, 'careful')
    await set(from, 'deposit', 'day', 1500)
    // The sandbox lets it expire.
    const expired = await createDeposit(api, from, { system: 'transfer', amount: 1092 })
    api.clock.fix(TEST_NOW + HOUR)
    await readAs(api, getStatus, from)
    const [late] = (await sandbox(api)).payins
    await payDeposit(api, from, 1002)
    await sandbox(api, 'payin', { id: late?.id, action: 'paid' })
    expect((await readAs(api, getStatus, from)).balance).toBe(1002)
    const payment = { ...getPayment, path: `/v2/play/payments/${expired.key}` }
    expect(await readAs(api, payment, from)).toMatchObject({ state: 'processing', awaited: 'house' })
  })

  it('of deposits and breaks that came meanwhile refuse the card of a deposit', async () => {
    const { from } = await registerUser(api, 'careful')
    const { key } = await createDeposit(api, from, { system: 'card', amount: 1002 })
    const pay = () => post(api, '/v2/payin/swiftpay/process', { transaction: key, ...testCard }, from)
    await set(from, 'deposit', 'day', 1001)
    expect(await pay()).toMatchObject(rejection(600))
    await post(api, '/v2/play/exclusion', { term: 'day', password: 'for-getful' }, from)
    expect(await pay()).toMatchObject(rejection(602))
    await post(api, '/v2/play/exclusion', { term: 'year', password: 'for-getful' }, from)
    expect(await pay()).toMatchObject(rejection(601))
    expect((await readAs(api, getStatus, from)).balance).toBe(0)
  })

  it('of deposits let a deposit be paid by card that uses them up', async () => {
    const { from } = await registerUser(api, 'careful')
    await set(from, 'deposit', 'day', 1002)
    const { key } = await createDeposit(api, from, { system: 'card', amount: 1002 })
    const paid = await post(api, '/v2/payin/swiftpay/process', { transaction: key, ...testCard }, from)
    expect(paid).toMatchObject({ kind: 'accepted' })
    // The bank is working on it.
    expect((await limits(from)).items).toMatchObject([{ used: 1002, left: 0 }])
  })
})
