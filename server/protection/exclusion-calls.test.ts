import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getAccountHistory } from '#contract/player/account.ts'
import type { Envelope } from '#contract/core/envelope.ts'
import { getBetHistory, getPaymentHistory } from '#contract/money/history.ts'
import { getExclusion } from '#contract/play/exclusion.ts'
import { readProtectionHelp } from '#contract/play/protection-help.ts'
import { getStatus } from '#contract/player/status.ts'
import { confirmContact, RESERVATION_DAYS } from '#server/accounts/profile/contacts.ts'
import {
  accountsOf,
  bonusesOf,
  personalData,
  post,
  read,
  readAs,
  registerUser,
  rejection,
  tokenOf,
  type From,
} from '#server/testing/accounts.ts'
import { createDeposit, payDeposit, requestDeposit } from '#server/testing/deposits.ts'
import { callPlay, openLaunch, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { completeProfile, createWithdrawal, requestWithdrawal } from '#server/testing/withdrawals.ts'
import { beginBreak } from './exclusions.ts'

const DAY = 24 * 60 * 60_000
const PASSWORD = 'for-getful'
const helpOf = (envelope: Envelope) => readProtectionHelp(envelope.kind === 'rejected' ? envelope.data : null)

describe('breaks', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())
  const { signIn, requestSignUp } = accountsOf(() => api)
  const { activate, list } = bonusesOf(() => api)

  const begin = (from: From, term: string, password = PASSWORD) =>
    post(api, '/v2/play/exclusion', { term, password }, from)
  const back = (from: From) => post(api, '/v2/play/exclusion/return', {}, from)
  const exclusion = (from: From) => readAs(api, getExclusion, from)
  const status = (from: From) => readAs(api, getStatus, from)
  const again = async ({ phone }: { phone: string }) => ({ token: tokenOf(await signIn(phone, PASSWORD)) })
  const start = async (game = 'cherry-row', balance = 1000) => {
    const player = await registerUser(api, 'pausing')
    await completeProfile(api, player)
    await sandbox(api, 'player', { id: player.id, balance })
    return { ...player, play: await startPlaying(api, player.from, game, 'real') }
  }
  const bet = async (play: string) => {
    api.pass(10_000)
    return (await callPlay(api, play, 'round', { id: randomUUID(), bet: { stake: 1000 } })).json()
  }

  describe.each([
    ['a time-out', 'sixWeeks', 602, TEST_NOW + 42 * DAY],
    ['a self-exclusion', 'halfYear', 601, TEST_NOW + 184 * DAY],
    ['a self-exclusion for ever', 'forever', 601, null],
  ] as const)('%s', (_, term, code, until) => {
    it('ends play, deposits and bonuses at once, with what holds until when', async () => {
      const { from, play } = await start()
      expect(await begin(from, term)).toMatchObject({ kind: 'accepted' })
      const stake = await bet(play)
      expect(stake).toMatchObject({ error: code })
      expect(readProtectionHelp(stake.data).until).toBe(until)
      await expect(openLaunch(api, from, 'cherry-row', 'real')).rejects.toThrow(String(code))
      const deposit = await requestDeposit(api, from, { system: 'transfer' })
      expect(deposit).toMatchObject(rejection(code))
      expect(helpOf(deposit).until).toBe(until)
      for (const promocode of ['SANDBOX', 'CHERRY20'])
        expect(await activate(from, { promocode })).toMatchObject(rejection(code))
      expect((await status(from)).play).toEqual({ state: code === 602 ? 'timeout' : 'excluded', until })
      expect(await openLaunch(api, from, 'cherry-row')).not.toBe('')
    })

    it('leaves withdrawals, histories and support open, and open payouts alone', async () => {
      const { from } = await start('cherry-row', 2000)
      const { id } = await createWithdrawal(api, from, { amount: 500 })
      await begin(from, term)
      for (const action of ['sent', 'paid']) await sandbox(api, 'payout', { id, action })
      api.clock.fix(TEST_NOW + 10_000)
      expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject({ kind: 'accepted' })
      const { path: history } = getPaymentHistory
      const { path: bets } = getBetHistory
      for (const path of [`${history}?direction=-1&month=0`, `${bets}?month=0`, getAccountHistory.path])
        expect(await read(api, path, from)).toMatchObject({ kind: 'accepted' })
    })

    it('credits a deposit that was paid before', async () => {
      const { from } = await start('cherry-row', 0)
      await createDeposit(api, from, { system: 'transfer', amount: 1002 })
      await begin(from, term)
      await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
      expect((await status(from)).balance).toBe(1002)
    })

    it('shows and announces no bonus', async () => {
      const { from, id } = await start()
      await sandbox(api, 'give', { id, offer: 'gift' })
      expect(await status(from)).toMatchObject({ has_bonuses: true })
      await begin(from, term)
      expect(await status(from)).toMatchObject({ has_bonuses: false, available_bonuses: 0 })
    })

    it('announces no bonus with a deposit that was paid before', async () => {
      const { from, id } = await start('cherry-row', 0)
      await createDeposit(api, from, { system: 'transfer', amount: 1002 })
      await begin(from, term)
      await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
      const { text_en: text } = await api.database.db
        .selectFrom('notifications')
        .selectAll()
        .where('player_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(text).toMatch(/^<p>[^<]* is in your balance\.<\/p>$/u)
    })
  })

  it('are confirmed by the password', async () => {
    const { from } = await start()
    expect(await begin(from, 'day', '')).toMatchObject(rejection(132))
    expect(await begin(from, 'day', 'guess-1')).toMatchObject(rejection(135))
    for (let attempt = 0; attempt < 4; attempt += 1) await begin(from, 'day', 'guess-1')
    expect(await begin(from, 'day')).toMatchObject(rejection(2))
    expect(await exclusion(from)).toMatchObject({ state: 'open', until: null, has_password: true })
  })

  it('take as many correct passwords as come', async () => {
    const { from } = await start()
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await begin(from, 'day')).toMatchObject({ kind: 'accepted' })
  })

  it('need no password of a player who has none', async () => {
    const from = { token: tokenOf(await post(api, '/sandbox/social', { name: 'Social pausing' }).then(signInSocially)) }
    expect(await exclusion(from)).toMatchObject({ has_password: false })
    expect(await begin(from, 'day', '')).toMatchObject({ kind: 'accepted' })
  })
  const signInSocially = (ticket: Envelope) => post(api, '/v2/auth/social/', { token: tokenOf(ticket) })

  it('cannot be shortened by any call', async () => {
    const { from, play } = await start()
    let now = TEST_NOW
    const later = () => api.clock.fix((now += 60_000))
    await begin(from, 'month')
    expect(await begin(from, 'week')).toMatchObject(rejection(605))
    expect(await back(from)).toMatchObject(rejection(605))
    later()
    await begin(from, 'year')
    const yearUntil = now + 366 * DAY
    for (const term of ['day', 'sixWeeks', 'halfYear']) {
      later()
      expect(await begin(from, term)).toMatchObject(rejection(605))
    }
    expect(await back(from)).toMatchObject(rejection(605))
    expect(await exclusion(from)).toMatchObject({ state: 'excluded', until: yearUntil, can_return: false })
    later()
    await begin(from, 'forever')
    later()
    expect(await begin(from, 'fiveYears')).toMatchObject(rejection(605))
    expect(await bet(play)).toMatchObject({ error: 601 })
  })

  it('of a day end by themselves', async () => {
    const { from } = await start()
    await begin(from, 'day')
    api.clock.fix(TEST_NOW + DAY - 1)
    expect((await status(from)).play).toEqual({ state: 'timeout', until: TEST_NOW + DAY })
    api.clock.fix(TEST_NOW + DAY)
    expect((await status(from)).play).toEqual({ state: 'open', until: null })
    const play = await startPlaying(api, from, 'cherry-row', 'real')
    expect(await bet(play)).toMatchObject({ error: 0 })
  })

  it('let a round be finished in a time-out, without a new stake', async () => {
    const { from } = await start()
    const play = await startPlaying(api, from, 'jacks-plus', 'real')
    const { data } = await bet(play)
    await begin(from, 'week')
    expect((await exclusion(from)).open_round).toMatchObject({ slug: 'jacks-plus' })
    const reopened = await startPlaying(api, from, 'jacks-plus', 'real')
    const held = [true, true, true, true, true]
    expect((await callPlay(api, reopened, `round/${data.id}/act`, { step: 0, action: { held } })).json()).toMatchObject(
      { error: 0 },
    )
    expect(await bet(reopened)).toMatchObject({ error: 602 })
  })

  it('finish the open round at a self-exclusion, and end the bonus without own money', async () => {
    const { from, id } = await start('cherry-row', 1000)
    await sandbox(api, 'give', { id, offer: 'gift' })
    await activate(from, { id: (await list(from))[0]?.id })
    const play = await startPlaying(api, from, 'jacks-plus', 'real')
    await bet(play)
    const before = await status(from)
    expect(before.bonus_balance).toBeGreaterThan(0)
    await begin(from, 'halfYear')
    expect(await exclusion(from)).toMatchObject({ state: 'excluded', open_round: null })
    const after = await status(from)
    expect(after.bonus_balance).toBe(0)
    expect(after.balance).toBeGreaterThanOrEqual(before.balance)
    expect((await list(from))[0]?.state).toBe('cancelled')
    expect(await requestWithdrawal(api, from, { amount: Math.floor(after.balance) })).toMatchObject({
      kind: 'accepted',
    })
  })

  it('finish a round that was begun while the password of the self-exclusion was checked', async () => {
    const { from, id } = await start('cherry-row', 1000)
    const play = await startPlaying(api, from, 'jacks-plus', 'real')
    api.clock.fix(TEST_NOW + 1000)
    expect(await bet(play)).toMatchObject({ error: 0 })
    await beginBreak(api.database.db, id, { term: 'halfYear', password: PASSWORD }, TEST_NOW)
    expect(await exclusion(from)).toMatchObject({ state: 'excluded', open_round: null })
  })

  it('ask a self-excluded player for no turnover, which cannot be staked any more', async () => {
    const player = await registerUser(api, 'pausing')
    await completeProfile(api, player)
    await payDeposit(api, player.from, 1002)
    expect(await requestWithdrawal(api, player.from, { amount: 1000 })).toMatchObject(rejection(405))
    await begin(player.from, 'week')
    expect(await requestWithdrawal(api, player.from, { amount: 1000 })).toMatchObject(rejection(405))
    await begin(player.from, 'halfYear')
    expect(await requestWithdrawal(api, player.from, { system: 'card', amount: 1000 })).not.toMatchObject(
      rejection(405),
    )
  })

  it('end a self-exclusion 24 hours after the request to return, which its end alone is not', async () => {
    const player = await start()
    await begin(player.from, 'halfYear')
    const end = TEST_NOW + 184 * DAY
    api.clock.fix(end - 1)
    expect(await back(await again(player))).toMatchObject(rejection(605))
    api.clock.fix(end + 10 * DAY)
    const from = await again(player)
    expect(await exclusion(from)).toMatchObject({ state: 'excluded', can_return: true, returns_at: null })
    expect(await requestDeposit(api, from, { system: 'transfer' })).toMatchObject(rejection(601))
    expect(await back(from)).toMatchObject({ kind: 'accepted' })
    const opensAt = end + 11 * DAY
    expect(await exclusion(from)).toMatchObject({ state: 'excluded', can_return: false, returns_at: opensAt })
    api.clock.fix(opensAt - 1)
    // Asking again does not begin the time anew.
    expect(await back(from)).toMatchObject({ kind: 'accepted' })
    expect((await status(from)).play).toEqual({ state: 'excluded', until: opensAt })
    api.clock.fix(opensAt)
    expect((await status(from)).play).toEqual({ state: 'open', until: null })
    expect(await requestDeposit(api, from, { system: 'transfer' })).toMatchObject({ kind: 'accepted' })
  })

  it('keep the contacts of a self-excluded player from a second account, also after a change', async () => {
    const { from, phone, id } = await start()
    await begin(from, 'forever')
    // The account gets another phone afterwards.
    await api.database.db.updateTable('players').set({ phone: '+79990009999' }).where('id', '=', id).execute()
    const address = { address: '10.77.0.1' }
    expect(await requestSignUp({ phone, login: 'second-account' }, address)).toMatchObject(rejection(113))
    const email = `Payee-${id}@example.com`
    expect(await requestSignUp({ type: 'email', email, login: 'second-account' }, address)).toMatchObject(
      rejection(123),
    )
    const other = await registerUser(api, 'other')
    expect(await post(api, '/v2/user/update/', { ...personalData, phone }, other.from)).toMatchObject(rejection(113))
  })

  it('keep a profile with its own contacts', async () => {
    const { from, phone, id } = await start()
    await begin(from, 'forever')
    const body = { ...personalData, phone, email: `payee-${id}@example.com`, city: 'Тверь' }
    expect(await post(api, '/v2/user/update/', body, from)).toMatchObject({ kind: 'accepted' })
  })

  it.each([
    ['another address of the mailbox', (id: number) => `PAYEE-${id}+play@EXAMPLE.com`],
    ['the same address in full width', (id: number) => `ｐayee-${id}@example.com`],
  ])('refuse a second account by %s', async (_, emailOf) => {
    const { from, id } = await start()
    await begin(from, 'forever')
    const address = { address: '10.77.0.3' }
    expect(await requestSignUp({ type: 'email', email: emailOf(id), login: `second-${id}` }, address)).toMatchObject(
      rejection(123),
    )
    const other = await registerUser(api, 'other')
    expect(await post(api, '/v2/user/update/', { ...personalData, email: emailOf(id) }, other.from)).toMatchObject(
      rejection(123),
    )
  })

  it.each(['sixWeeks', 'forever'])('keep a contact that is confirmed in a break of %s', async (term) => {
    const { from, id } = await registerUser(api, 'late')
    const email = `late-${id}@example.com`
    await post(api, '/v2/user/update/', { ...personalData, email }, from)
    await begin(from, term)
    const { db } = api.database
    await db
      .transaction()
      .execute((transaction) => confirmContact(transaction, id, { kind: 'email', value: email }, TEST_NOW))
    const alias = { type: 'email', email: `late-${id}+2@example.com`, login: `late-second-${id}` }
    expect(await requestSignUp(alias, { address: '10.77.0.4' })).toMatchObject(rejection(123))
    api.clock.fix(TEST_NOW + 43 * DAY)
    expect(await requestSignUp(alias, { address: '10.77.0.4' })).toMatchObject(
      term === 'forever' ? rejection(123) : { kind: 'accepted' },
    )
  })

  it('leave a contact that was never confirmed to its owner', async () => {
    const { from, id } = await registerUser(api, 'stranger')
    const email = `owner-${id}@example.com`
    await post(api, '/v2/user/update/', { ...personalData, email }, from)
    await begin(from, 'forever')
    // By then the reservation of an unconfirmed contact has ended.
    api.clock.fix(TEST_NOW + (RESERVATION_DAYS + 1) * DAY)
    const signUp = requestSignUp({ type: 'email', email, login: 'owner' }, { address: '10.77.0.2' })
    expect(await signUp).toMatchObject({ kind: 'accepted' })
  })

  it('are in the history of the account, in both languages', async () => {
    const { from } = await start()
    await begin(from, 'week')
    await begin(from, 'forever')
    const texts = async (language: string) =>
      (await readAs(api, getAccountHistory, { ...from, language })).items.map(({ text }) => text)
    expect(await texts('ru')).toEqual(expect.arrayContaining(['Перерыв: 7 дней', 'Самоисключение: навсегда']))
    expect(await texts('en')).toEqual(expect.arrayContaining(['Time-out: 7 days', 'Self-exclusion: forever']))
  })
})
