import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/player/account.ts'
import { getPayment } from '#contract/money/payments.ts'
import { bonusesOf, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit, payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { activationDeadline, DEPOSIT_MAX_AGE_MS, readDepositFacts } from './bonus-deposit.ts'

const HOUR = 60 * 60 * 1000

describe('activationDeadline', () => {
  const wait = DEPOSIT_MAX_AGE_MS
  it.each([
    ['without another bonus', [], wait],
    ['after one that was active', [{ from: 10, until: 5000 }], 5000 + wait],
    [
      'after two in a row',
      [
        { from: 10, until: 5000 },
        { from: 6000, until: 9000 },
      ],
      9000 + wait,
    ],
    ['while another one is active', [{ from: 10, until: null }], null],
    ['after one that was over before the deposit', [{ from: -500, until: -100 }], wait],
    ['before one that started too late', [{ from: wait + 1, until: null }], wait],
  ])('%s', (_, activePeriods, deadline) => {
    expect(activationDeadline({ creditedAt: 0 }, { activePeriods })).toBe(deadline)
  })
})

describe('a bonus that waits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())

  const { status, activate, welcome, giveUp } = bonusesOf(() => api)
  const stage = async (from: From, ordinal: number) => {
    const found = (await welcome(from))[ordinal - 1]
    if (found === undefined) throw new Error(`No stage ${ordinal}.`)
    return found
  }
  const after = (hours: number) => api.clock.fix(TEST_NOW + hours * HOUR)
  const notifications = async (from: From) => (await readAs(api, getUserNotifications, from)).items

  it('says which deposit earns it, and which was too small, too late or used', async () => {
    const { from } = await registerUser(api, 'reader')
    expect((await welcome(from)).map(({ next }) => next)).toEqual([true, false, false])
    const { min_deposit: min } = await stage(from, 1)
    await payDeposit(api, from, min - 1)
    expect(await welcome(from)).toMatchObject([{ opens: 'never', missed: 'small' }, { next: true }, { next: false }])
    await payDeposit(api, from, min + 1)
    expect(await stage(from, 2)).toMatchObject({ opens: 'now', next: false, own_needed: min + 1, missed: '' })
    after(25)
    expect(await stage(from, 2)).toMatchObject({ opens: 'never', missed: 'late', expires_at: TEST_NOW + 24 * HOUR })
  })

  it('loses no time while another one is active', async () => {
    const { from } = await registerUser(api, 'patient')
    await payDeposit(api, from, 1002)
    await payDeposit(api, from, 1003)
    const [first, second] = [await stage(from, 1), await stage(from, 2)]
    expect(await activate(from, { id: first.id })).toMatchObject({ kind: 'accepted' })
    after(30)
    expect(await stage(from, 2)).toMatchObject({ opens: 'now', expires_at: null })
    expect(await activate(from, { id: second.id })).toMatchObject(rejection(307))
    await giveUp(from, first.id)
    expect(await stage(from, 2)).toMatchObject({ opens: 'now', expires_at: TEST_NOW + 54 * HOUR })
    expect(await activate(from, { id: second.id })).toMatchObject({ kind: 'accepted' })
  })

  it('loses no time while another one is active that then expires', async () => {
    const { id, from } = await registerUser(api, 'expiring')
    await payDeposit(api, from, 1002)
    await activate(from, { id: (await stage(from, 1)).id })
    const { expires_at: expiry } = await stage(from, 1)
    if (expiry === null) throw new Error('An active bonus does not expire.')
    // Later than the session of the player lasts.
    const facts = await readDepositFacts(api.database.db, id, expiry + HOUR)
    expect(activationDeadline({ creditedAt: TEST_NOW }, facts)).toBe(expiry + 24 * HOUR)
  })

  it('is named by its deposit and by the notification of it', async () => {
    const { from } = await registerUser(api, 'earner')
    const { key } = await createDeposit(api, from, { system: 'transfer', amount: 1002 })
    const payment = (ref = key) => readAs(api, { ...getPayment, path: `/v2/play/payments/${ref}` }, from)
    const pay = async () => sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
    expect((await payment()).bonus_id).toBeNull()
    await pay()
    const { id, title } = await stage(from, 1)
    expect((await payment()).bonus_id).toBe(id)
    const [news] = await notifications(from)
    expect(news?.text).toContain(title)
    expect(news?.text).toContain('href="/profile?tab=promo&amp;sub=bonuses"')
    const second = await createDeposit(api, from, { system: 'transfer', amount: 1003 })
    await pay()
    expect((await payment(second.key)).bonus_id).toBe((await stage(from, 2)).id)
    expect((await payment()).bonus_id).toBe(id)
    await activate(from, { id })
    expect((await payment()).bonus_id).toBeNull()
  })

  it('announces its end a few hours before, once', async () => {
    const { from } = await registerUser(api, 'forgetful')
    await payDeposit(api, from, 1002)
    after(19)
    await status(from)
    expect(await notifications(from)).toHaveLength(1)
    after(21)
    await Promise.all([status(from), status(from), status(from)])
    after(22)
    await status(from)
    const [news, ...earlier] = await notifications(from)
    expect(earlier).toHaveLength(1)
    expect(news?.title).toContain((await stage(from, 1)).title)
  })

  it('announces its end anew when its wait started anew after another bonus', async () => {
    const { from } = await registerUser(api, 'patient-again')
    await payDeposit(api, from, 1002)
    await payDeposit(api, from, 1003)
    const [first, second] = [await stage(from, 1), await stage(from, 2)]
    const endings = async () => (await notifications(from)).filter(({ title }) => title.includes(second.title))
    after(21)
    await status(from)
    expect(await endings()).toHaveLength(1)
    await activate(from, { id: first.id })
    after(30)
    await giveUp(from, first.id)
    await status(from)
    expect(await endings()).toHaveLength(1)
    after(51)
    await Promise.all([status(from), status(from)])
    const [news, earlier] = await endings()
    expect(news?.title).not.toBe(earlier?.title)
    expect(await endings()).toHaveLength(2)
  })
})
