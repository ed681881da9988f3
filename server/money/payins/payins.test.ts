import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/player/account.ts'
import { createInvoice } from '#contract/money/deposits.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { deleteAt, post, read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit, requestDeposit, testCard } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const accepted = (payload: object) => ({ kind: 'accepted', payload: expect.objectContaining(payload) })

describe('deposits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  beforeEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())

  const after = (ms: number) => api.clock.fix(TEST_NOW + ms)
  const balanceOf = async (from: From) => (await readAs(api, getStatus, from)).balance
  const paymentOf = (from: From, key: string) => readAs(api, { ...getPayment, path: `/v2/play/payments/${key}` }, from)
  const stepsOf = async (from: From, key: string) => (await paymentOf(from, key)).steps.map(({ step }) => step)
  const deposit = async (system: string, amount = 1002) => {
    const { id, from } = await registerUser(api, 'depositor')
    if (system === 'phone') {
      await api.database.db
        .updateTable('players')
        .set({ phone_confirmed_at: new Date(TEST_NOW) })
        .where('id', '=', id)
        .execute()
    }
    return { id, from, ...(await createDeposit(api, from, { system, amount, bank: 'tbank' })) }
  }

  describe('by transfer', () => {
    const info = (from: From, key: string) => read(api, `/v2/payin/magnet/info?id=${key}`, from)

    it('are credited once when the provider reports the payment', async () => {
      const { from, key, page } = await deposit('transfer')
      expect(page).toBe(`/invoice/magnet-card?transaction=${key}`)
      expect(await info(from, key)).toMatchObject(accepted({ amount: 1002, confirmed: 0 }))
      expect(await balanceOf(from)).toBe(0)
      after(31 * SECOND)
      expect(await info(from, key)).toMatchObject(accepted({ confirmed: 1 }))
      expect(await balanceOf(from)).toBe(1002)
      expect(await stepsOf(from, key)).toEqual(['created', 'credited'])
      expect(await paymentOf(from, key)).toMatchObject({ state: 'paid', balance_after: 1002, amount: 1002 })
      expect((await readAs(api, getUserNotifications, from)).items).toHaveLength(1)
    })

    it('expire after 15 minutes, and are credited if the transfer comes later', async () => {
      const { from, key } = await deposit('transfer', 1094)
      after(15 * MINUTE)
      expect(await info(from, key)).toMatchObject(accepted({ confirmed: 2 }))
      expect(await balanceOf(from)).toBe(0)
      after(17 * MINUTE)
      expect(await info(from, key)).toMatchObject(accepted({ confirmed: 1 }))
      expect(await balanceOf(from)).toBe(1094)
      expect(await stepsOf(from, key)).toEqual(['created', 'expired', 'credited'])
    })

    it.each([
      [1091, 'declined', 0],
      [1092, 'notReceived', 0],
      [1096, 'processing', 0],
      [1097, 'paid', 1097],
    ])('of %i ₽ end as %s', async (amount, state, balance) => {
      const { from, key } = await deposit('transfer', amount)
      after(20 * MINUTE)
      expect(await paymentOf(from, key)).toMatchObject({ state })
      expect(await balanceOf(from)).toBe(balance)
    })

    it('keep the money for a person if it comes after the end', async () => {
      const { from, key } = await deposit('transfer', 1092)
      await sandbox(api, 'payin', { id: Number((await paymentOf(from, key)).number), action: 'declined' })
      await sandbox(api, 'payin', { id: Number((await paymentOf(from, key)).number), action: 'paid' })
      expect(await info(from, key)).toMatchObject(accepted({ confirmed: 0 }))
      expect(await paymentOf(from, key)).toMatchObject({ state: 'processing', awaited: 'house' })
      expect(await balanceOf(from)).toBe(0)
    })
  })

  describe('by card', () => {
    const submit = (from: From, key: string, card: Partial<typeof testCard> = {}, psp = 'swiftpay') =>
      post(api, `/v2/payin/${psp}/process`, { transaction: key, ...testCard, ...card }, from)
    const bank = (key: string, decision: 'confirm' | 'decline') =>
      api.app.inject({
        method: 'POST',
        url: `/psp/3ds/${key}/${decision}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })

    it('go to the page of the bank, where they are confirmed once', async () => {
      const { from, key, page } = await deposit('card')
      expect(page).toBe(`/invoice/swiftpay-card?transaction=${key}`)
      expect(await submit(from, key)).toMatchObject(accepted({ url: `/psp/3ds/${key}` }))
      expect((await api.app.inject(`/psp/3ds/${key}`)).body).toContain('•••• 1111')
      expect(await balanceOf(from)).toBe(0)
      const confirmed = await bank(key, 'confirm')
      expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/payment-notify?transaction=${key}`])
      expect((await bank(key, 'confirm')).statusCode).toBe(404)
      expect((await bank(key, 'decline')).statusCode).toBe(404)
      expect(await balanceOf(from)).toBe(1002)
      expect(await submit(from, key)).toMatchObject(rejection(19))
    })

    it('are declined on the page of the bank', async () => {
      const { from, key } = await deposit('card')
      await submit(from, key)
      expect((await bank(key, 'decline')).headers.location).toBe(`/payment-notify/rejected?transaction=${key}`)
      expect(await paymentOf(from, key)).toMatchObject({ state: 'declined', account: '•••• 1111' })
    })

    it('do not block the next deposit if the page of the bank is abandoned', async () => {
      const { from, key } = await deposit('card')
      await submit(from, key)
      expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject(rejection(424))
      after(16 * MINUTE)
      expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ kind: 'accepted' })
    })

    it('are decided by the bank even if the time to pay is over', async () => {
      const { from, key } = await deposit('card-usd')
      after(15 * MINUTE - SECOND)
      await submit(from, key, {}, 'gex')
      after(15 * MINUTE + SECOND)
      expect(await read(api, `/v2/payin/gex/status?id=${key}`, from)).toMatchObject(accepted({ status: 'pending' }))
      after(15 * MINUTE + 6 * SECOND)
      expect(await read(api, `/v2/payin/gex/status?id=${key}`, from)).toMatchObject(accepted({ status: 'success' }))
      expect(await stepsOf(from, key)).toEqual(['created', 'submitted', 'credited'])
    })

    it.each([
      ['4000 0000 0000 0002', 428],
      ['4000-0000-0000-9995', 430],
      ['4000000000000119', 423],
      ['1234', 431],
    ])('are refused for card %s with %i, and another card may follow', async (card, code) => {
      const { from, key } = await deposit('card')
      expect(await submit(from, key, { card })).toMatchObject(rejection(code))
      expect(await submit(from, key)).toMatchObject({ kind: 'accepted' })
    })

    it('end with the fifth declined card, so that another deposit is possible', async () => {
      const { from, key } = await deposit('card')
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await submit(from, key, { card: '4000000000000002' })).toMatchObject(rejection(428))
      expect(await submit(from, key)).toMatchObject(rejection(19))
      expect(await paymentOf(from, key)).toMatchObject({ state: 'declined' })
      expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ kind: 'accepted' })
    })

    it('are polled where the system says no more than that it works', async () => {
      const { from, key } = await deposit('card-usd')
      const status = () => read(api, `/v2/payin/gex/status?id=${key}`, from)
      expect(await submit(from, key, {}, 'gex')).toMatchObject(accepted({ url: '' }))
      expect(await status()).toMatchObject(accepted({ status: 'pending' }))
      after(6 * SECOND)
      expect(await status()).toMatchObject(accepted({ status: 'success' }))
    })

    it.each([
      ['card', 'swiftpay', 'info', {}],
      ['card-usd', 'gex', 'status', { status: 'redirect' }],
    ])('of %s say to each read that the player has to confirm at the bank', async (system, psp, call, status) => {
      const { from, key } = await deposit(system)
      await submit(from, key, { card: '4000000000003220' }, psp)
      const page = { ...status, url: `/psp/3ds/${key}` }
      expect(await read(api, `/v2/payin/${psp}/${call}?id=${key}`, from)).toMatchObject(accepted(page))
      expect(await paymentOf(from, key)).toMatchObject({ awaited: 'player', promised_at: null })
      await bank(key, 'confirm')
      expect(await read(api, `/v2/payin/${psp}/${call}?id=${key}`, from)).toMatchObject(accepted({ url: '' }))
    })

    it.each([
      ['1002', '4000000000000341'],
      ['1092', '2200000000000053'],
    ])('of %s ₽ with %s have no page of the bank, and so cannot be confirmed there', async (amount, card) => {
      const { from, key } = await deposit('card', Number(amount))
      expect(await submit(from, key, { card })).toMatchObject(accepted({ url: '' }))
      expect((await api.app.inject(`/psp/3ds/${key}`)).statusCode).toBe(404)
      expect((await bank(key, 'confirm')).statusCode).toBe(404)
      expect((await bank(key, 'decline')).statusCode).toBe(404)
      expect(await paymentOf(from, key)).toMatchObject({ state: 'processing', awaited: 'provider' })
    })
  })

  it('through a cascade find an account first', async () => {
    const { from, key, page } = await deposit('sbp')
    const status = () => read(api, `/v2/payin/cascade/status?id=${key}`, from)
    expect(page).toBe(`/invoice/wait?id=${key}`)
    expect(await status()).toMatchObject(accepted({ status: 3, url: '' }))
    after(11 * SECOND)
    const found = await status()
    expect(found).toMatchObject(
      accepted({ status: 3, url: expect.stringMatching(/^\/invoice\/magnet-card\?transaction=/u) }),
    )
    after(60 * SECOND)
    expect(await status()).toMatchObject(accepted({ status: 1 }))
    expect(await balanceOf(from)).toBe(1002)
  })

  it.each([
    [1091, 2],
    [1092, 4],
  ])('of %i ₽ through a cascade find no account: status %i', async (amount, status) => {
    const { from, key } = await deposit('sbp', amount)
    after(6 * MINUTE)
    expect(await read(api, `/v2/payin/cascade/status?id=${key}`, from)).toMatchObject(accepted({ status }))
  })

  describe('by invoice', () => {
    const update = (from: From, key: string, action: string) =>
      post(api, `/v2/payin/${key}/update-status`, { id: Number(key), gateway: 'brpay', status: action, action }, from)

    it('are not credited because the player says so', async () => {
      const { from, key } = await deposit('phone', 1092)
      expect(await update(from, key, 'confirm')).toMatchObject(accepted({ confirmed: 0, submitted: true }))
      expect(await update(from, key, 'confirm')).toMatchObject(accepted({ submitted: true }))
      expect(await balanceOf(from)).toBe(0)
      expect(await stepsOf(from, key)).toEqual(['created', 'claimed'])
      expect(await update(from, key, 'cancel')).toMatchObject(rejection(21))
    })

    it('are cancelled by the player, once', async () => {
      const { from, key } = await deposit('phone')
      expect(await update(from, key, 'cancel')).toMatchObject(accepted({ confirmed: 2 }))
      expect(await update(from, key, 'cancel')).toMatchObject(accepted({ confirmed: 2 }))
      expect(await update(from, key, 'confirm')).toMatchObject(rejection(19))
      expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ kind: 'accepted' })
    })
  })

  it('are limited to 20 in an hour, although each is cancelled', async () => {
    const { from, key } = await deposit('phone')
    const cancel = (id: string) =>
      post(
        api,
        `/v2/payin/${id}/update-status`,
        { id: Number(id), gateway: 'brpay', status: 'cancel', action: 'cancel' },
        from,
      )
    await cancel(key)
    /** Creates and cancels deposits until one is rejected; returns how many. */
    async function createMany(): Promise<number> {
      const envelope = await requestDeposit(api, from, { system: 'phone', bank: 'tbank' })
      if (envelope.kind !== 'accepted') {
        expect(envelope).toMatchObject({ ...rejection(5), args: { seconds: 360 } })
        return 0
      }
      const page = createInvoice.data.parse(envelope.payload)
      await cancel(new URL(page, 'http://localhost').searchParams.get('id') ?? '')
      return 1 + (await createMany())
    }
    let created = 1
    for (let minute = 0; minute < 60; minute += 1) {
      after(minute * MINUTE)
      created += await createMany()
    }
    expect(created).toBe(19)
    after(60 * MINUTE)
    expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ kind: 'accepted' })
  })

  it.each([
    ['unknown', 1002, 421],
    ['phone', 1002, 4200],
    ['card', 0, 420],
    ['card', -5, 420],
    ['card', 299, 425],
    ['card', 15_001, 427],
    ['transfer', 1000, 431],
    ['card', 500.5, 426],
    ['card', 1081, 421],
    ['card', 1082, 422],
    ['card', 1083, 423],
    ['card', 1084, 428],
    ['card', 1086, 429],
    ['card', 1087, 432],
    ['card', 1088, 4203],
    ['card', 1089, 4205],
  ])('by %s of %d ₽ are refused with %i, and leave nothing behind', async (system, amount, code) => {
    const { from } = await registerUser(api, 'refused')
    expect(await requestDeposit(api, from, { system, amount })).toMatchObject(rejection(code))
    expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ kind: 'accepted' })
  })

  it.each([
    [{ currency: 'EUR' }, {}, 431],
    [{ currency: 'USD' }, {}, 431],
    [{}, { amount: '1002' }, 1],
    [{}, { amount: '0x3ea' }, 1],
  ])('with %o and %o are refused with %i', async (terms, change, code) => {
    const { from } = await registerUser(api, 'inventive')
    const params = { system: 'card', currency: 'RUB', ...terms }
    const body = { psp: 'card', amount: 1002, type: 'payin', params, ...change }
    expect(await post(api, '/v2/payin/card/invoice', body, from)).toMatchObject(rejection(code))
  })

  it('are one at a time, and each refusal names the page of the other', async () => {
    const { from, page } = await deposit('transfer')
    const once = { ...from, key: 'second-deposit' }
    for (const second of [
      await requestDeposit(api, once, { system: 'card' }),
      await requestDeposit(api, once, { system: 'card' }),
    ]) {
      expect(second).toMatchObject(rejection(424))
      expect(readRejectionHelp('data' in second ? second.data : null)).toMatchObject({
        url: page,
        expires_at: TEST_NOW + 15 * MINUTE,
      })
    }
  })

  describe('that are unpaid', () => {
    const cancel = (from: From, key: string) => deleteAt(api, `/v2/play/payments/${key}`, from)

    it.each(['transfer', 'card', 'card-usd', 'sbp', 'phone'])('are cancelled, once: %s', async (system) => {
      const { from, key } = await deposit(system)
      expect(await paymentOf(from, key)).toMatchObject({ state: 'waiting', can_cancel: true })
      const second = await requestDeposit(api, from, { system: 'card' })
      const { payment } = readRejectionHelp('data' in second ? second.data : null)
      expect(await cancel(from, payment)).toMatchObject({ kind: 'accepted' })
      expect(await cancel(from, key)).toMatchObject({ kind: 'accepted' })
      expect(await paymentOf(from, key)).toMatchObject({ state: 'cancelled', can_cancel: false })
      expect(await stepsOf(from, key)).toEqual(['created', 'cancelled'])
      expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ kind: 'accepted' })
    })

    it('are cancelled while the bank waits for the player, whose page then has nothing to confirm', async () => {
      const { from, key } = await deposit('card')
      await post(api, '/v2/payin/swiftpay/process', { transaction: key, ...testCard }, from)
      expect(await paymentOf(from, key)).toMatchObject({ awaited: 'player', can_cancel: true })
      expect(await cancel(from, key)).toMatchObject({ kind: 'accepted' })
      expect((await api.app.inject(`/psp/3ds/${key}`)).statusCode).toBe(404)
      const payin = api.database.db.selectFrom('payins').select('awaits_bank_page').where('ref', '=', key)
      expect(await payin.executeTakeFirst()).toEqual({ awaits_bank_page: false })
    })
  })

  it('are not cancelled while their money may be on the way, or after their end', async () => {
    const cancel = (from: From, key: string) => deleteAt(api, `/v2/play/payments/${key}`, from)
    const card = await deposit('card-usd')
    await post(api, '/v2/payin/gex/process', { transaction: card.key, ...testCard }, card.from)
    expect(await paymentOf(card.from, card.key)).toMatchObject({ can_cancel: false })
    expect(await cancel(card.from, card.key)).toMatchObject(rejection(21))
    after(6 * SECOND)
    expect(await cancel(card.from, card.key)).toMatchObject(rejection(19))
    expect(await balanceOf(card.from)).toBe(1002)
  })

  it('get the same page for the same key', async () => {
    const { from } = await registerUser(api, 'repeated')
    const once = { ...from, key: 'the-same-key' }
    const first = await createDeposit(api, once, { system: 'card' })
    expect(await createDeposit(api, once, { system: 'card' })).toEqual(first)
    expect(await requestDeposit(api, once, { system: 'card', amount: 2000 })).toMatchObject(rejection(431))
  })
})
