import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { getAccountHistory } from '#contract/player/account.ts'
import { getSecondFactor, RECOVERY_CODES } from '#contract/player/second-factor.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { TRUSTED_DAYS, SIGN_IN_TICKET_MS } from './sign-in-tickets.ts'
import {
  accountsOf,
  codeOf,
  post,
  readAs,
  registerUser,
  rejection,
  solveFor,
  tokenOf,
  type From,
} from '#server/testing/accounts.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import {
  beginSecondFactor,
  codeNow,
  enableSecondFactor,
  fromBase32,
  nextCode,
  ticketOf,
} from '#server/testing/second-factor.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { completeProfile, requestWithdrawal } from '#server/testing/withdrawals.ts'

const PASSWORD = 'for-getful'
const DEVICE = 'd'.repeat(32)
const STEP = 30_000
const DAY = 24 * 60 * 60_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())
const { signIn } = accountsOf(() => api)
const advance = (ms: number) => api.clock.fix(api.clock.now() + ms)

const call = (name: string, body: object, from: From) => post(api, `/v2/user/second-factor/${name}`, body, from)
const finish = (body: object, from: From = {}) =>
  post(api, '/v2/auth/second-factor/', { remember: false, ...body }, from)
/** A player with the second factor on. */
async function guarded(name: string) {
  const player = await registerUser(api, name)
  const app = await enableSecondFactor(api, player.from)
  // The code that turned it on is used up.
  advance(STEP)
  return { ...player, ...app }
}

describe('turning the second factor on', () => {
  it('needs the password and a code of the app, and shows recovery codes once', async () => {
    const { from } = await registerUser(api, 'totp')
    expect(await readAs(api, getSecondFactor, from)).toMatchObject({ enabled: false, recovery_codes: 0 })
    expect(codeOf(await call('begin', { password: '' }, from))).toBe(132)
    expect(codeOf(await call('begin', { password: 'not-mine' }, from))).toBe(135)
    expect(codeOf(await call('enable', { code: '000000' }, from))).toBe(141)
    const secret = await beginSecondFactor(api, from)
    expect(codeOf(await call('enable', { code: '' }, from))).toBe(114)
    expect(await call('enable', { code: '000000' }, from)).toMatchObject({ ...rejection(100), args: { tries: 3 } })
    // Not on yet: nothing asks for it.
    expect(await readAs(api, getSecondFactor, from)).toMatchObject({ enabled: false })
    const enabled = await call('enable', { code: codeNow(api, secret) }, from)
    expect(enabled).toMatchObject({ kind: 'accepted' })
    expect(new Set(JSON.stringify(enabled).match(/[0-9A-Z]{5}-[0-9A-Z]{5}/gu)).size).toBe(RECOVERY_CODES)
    expect(await readAs(api, getSecondFactor, from)).toEqual({
      enabled: true,
      at_sign_in: true,
      at_withdrawal: true,
      recovery_codes: RECOVERY_CODES,
    })
    expect(codeOf(await call('begin', { password: PASSWORD }, from))).toBe(141)
  })

  it('stores neither the secret nor the recovery codes in plain', async () => {
    const { id, secret, codes } = await guarded('stored')
    const { db } = api.database
    const row = await db.selectFrom('second_factors').selectAll().where('player_id', '=', id).executeTakeFirstOrThrow()
    const hashes = await db.selectFrom('recovery_codes').select('code_hash').where('player_id', '=', id).execute()
    expect(Buffer.from(row.secret).includes(fromBase32(secret))).toBe(false)
    expect(hashes.every(({ code_hash }) => /^[\da-f]{64}$/u.test(code_hash))).toBe(true)
    expect(JSON.stringify(hashes)).not.toContain(codes[0]?.replace('-', '').toLowerCase())
  })
})

describe('sign-in with the second factor', () => {
  it('gives a ticket for the password, and a session for the code', async () => {
    const { phone, secret } = await guarded('two-steps')
    const ticket = await ticketOf(api, phone, PASSWORD)
    expect(ticket).not.toBe('')
    const token = tokenOf(await finish({ ticket, code: codeNow(api, secret) }))
    expect(await readAs(api, getSecondFactor, { token })).toMatchObject({ enabled: true })
  })

  it('does not say whether the account has one before the password is right', async () => {
    const { phone } = await guarded('secretive')
    expect(await signIn(phone, 'wrong-one')).toMatchObject(rejection(42))
  })

  it('accepts no code twice, and no ticket twice', async () => {
    const { phone, secret } = await guarded('replay')
    const [one, other] = [await ticketOf(api, phone, PASSWORD), await ticketOf(api, phone, PASSWORD)]
    const code = codeNow(api, secret)
    expect(codeOf(await finish({ ticket: one, code }))).toBe(0)
    expect(codeOf(await finish({ ticket: other, code }))).toBe(100)
    expect(codeOf(await finish({ ticket: one, code: nextCode(api, secret) }))).toBe(4)
  })

  it('accepts a recovery code once', async () => {
    const { phone, from, codes } = await guarded('recovery-code')
    const [code = ''] = codes
    expect(codeOf(await finish({ ticket: await ticketOf(api, phone, PASSWORD), code: code.toLowerCase() }))).toBe(0)
    expect(codeOf(await finish({ ticket: await ticketOf(api, phone, PASSWORD), code }))).toBe(100)
    expect(await readAs(api, getSecondFactor, from)).toMatchObject({ recovery_codes: RECOVERY_CODES - 1 })
    const [latest, used] = (await readAs(api, getAccountHistory, from)).items
    expect([latest?.text, used?.text]).toEqual([
      expect.stringContaining('Вход'),
      'Использован резервный код, осталось: 9',
    ])
  })

  it('ends after five wrong codes for five minutes, whatever ticket they have; a known network keeps its own five', async () => {
    const { phone, secret, from } = await guarded('guessed')
    const attacker = { address: '203.0.113.9' }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const ticket = await ticketOf(api, phone, PASSWORD, attacker)
      expect(codeOf(await finish({ ticket, code: '000000' }, attacker))).toBe(100)
    }
    const ticket = await ticketOf(api, phone, PASSWORD)
    const body = { ticket, code: codeNow(api, secret) }
    expect(await finish(body, attacker)).toMatchObject({ ...rejection(5), args: { seconds: 300 } })
    expect(codeOf(await finish(body, { address: from.address }))).toBe(0)
  })

  it('rejects an expired or invented ticket', async () => {
    const { phone, secret } = await guarded('expired')
    const ticket = await ticketOf(api, phone, PASSWORD)
    advance(SIGN_IN_TICKET_MS)
    expect(codeOf(await finish({ ticket, code: codeNow(api, secret) }))).toBe(4)
    expect(codeOf(await finish({ ticket: 'x'.repeat(43), code: codeNow(api, secret) }))).toBe(4)
  })

  it('does not take the code of another player', async () => {
    const [mine, theirs] = [await guarded('mine'), await guarded('theirs')]
    const ticket = await ticketOf(api, mine.phone, PASSWORD)
    expect(codeOf(await finish({ ticket, code: codeNow(api, theirs.secret) }))).toBe(100)
  })

  it('of a blocked player ends at the block', async () => {
    const { id, phone, secret } = await guarded('blocked')
    const ticket = await ticketOf(api, phone, PASSWORD)
    await sandbox(api, 'player', { id, blocked: true })
    expect(codeOf(await finish({ ticket, code: codeNow(api, secret) }))).toBe(26)
  })

  it('is asked for by a social network, too', async () => {
    const socialToken = async () => tokenOf(await post(api, '/sandbox/social', { name: 'Two Steps' }))
    const token = tokenOf(await post(api, '/v2/auth/social/', { token: await socialToken() }))
    const { id } = await accountsOf(() => api).status(token)
    // A player of a network has no password until one is recovered.
    const password_hash = await hashPassword(PASSWORD)
    await api.database.db.updateTable('players').set({ password_hash }).where('id', '=', id).execute()
    await enableSecondFactor(api, { token })
    expect(await post(api, '/v2/auth/social/', { token: await socialToken() })).toMatchObject(rejection(140))
  })
})

describe('a remembered device', () => {
  const bodyOf = async (login: string, device: string) => ({
    login,
    password: PASSWORD,
    recaptcha: await solveFor(api, 'login'),
    device,
  })

  it('is not asked for 90 days, another one is, and signing out everywhere forgets it', async () => {
    const { phone, secret, from } = await guarded('remembered')
    const ticket = await ticketOf(api, phone, PASSWORD)
    const body = { ticket, code: codeNow(api, secret), remember: true, device: DEVICE }
    expect(codeOf(await finish(body))).toBe(0)
    const enter = async (device: string) => codeOf(await post(api, '/v2/auth/login/', await bodyOf(phone, device)))
    expect(await enter(DEVICE)).toBe(0)
    expect(await enter('e'.repeat(32))).toBe(140)
    expect(await enter('')).toBe(140)
    advance(TRUSTED_DAYS * DAY - 2 * STEP)
    const renewed = await post(api, '/v2/auth/login/', await bodyOf(phone, DEVICE))
    await post(api, '/v2/user/sessions/end-others', {}, { ...from, token: tokenOf(renewed) })
    advance(2 * STEP)
    expect(await enter(DEVICE)).toBe(140)
  })

  it('is none of another player, and a guessable name is not remembered', async () => {
    const [one, other] = [await guarded('device-one'), await guarded('device-other')]
    const remember = async ({ phone, secret }: typeof one, device: string) =>
      finish({ ticket: await ticketOf(api, phone, PASSWORD), code: codeNow(api, secret), remember: true, device })
    await remember(one, DEVICE)
    expect(codeOf(await post(api, '/v2/auth/login/', await bodyOf(other.phone, DEVICE)))).toBe(140)
    await remember(other, 'my phone')
    expect(codeOf(await post(api, '/v2/auth/login/', await bodyOf(other.phone, 'my phone')))).toBe(140)
  })
})

it('a new password keeps the second factor, and ends tickets and remembered devices', async () => {
  const { phone, from, secret } = await guarded('new-password')
  const ticket = await ticketOf(api, phone, PASSWORD)
  const recaptcha = await solveFor(api, 'recover')
  const started = await post(api, '/v2/auth/send-verification-code/', { kind: 'phone', value: phone, recaptcha }, from)
  const hash = /"hash":"(?<hash>[^"]+)"/u.exec(JSON.stringify(started))?.groups?.['hash']
  await post(api, '/v2/auth/check-verification-code/', { hash, code: await lastCode(api) }, from)
  const recovered = 'Kf82-mq-17'
  expect(codeOf(await post(api, '/v2/auth/change-password/', { hash, password: recovered }, from))).toBe(0)
  expect(codeOf(await finish({ ticket, code: codeNow(api, secret) }))).toBe(4)
  expect(await signIn(phone, recovered)).toMatchObject(rejection(140))
})

describe('a withdrawal', () => {
  async function payee(name: string) {
    const player = await registerUser(api, name)
    await completeProfile(api, player)
    await sandbox(api, 'player', { id: player.id, balance: 5000 })
    const app = await enableSecondFactor(api, player.from)
    advance(STEP)
    return { ...player, ...app }
  }

  it('needs a code, which counts for one withdrawal of this session', async () => {
    const { from, phone, secret, codes } = await payee('payee')
    expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject(rejection(140))
    expect(codeOf(await call('confirm', { code: '000000' }, from))).toBe(100)
    const other = tokenOf(
      await finish({ ticket: await ticketOf(api, phone, PASSWORD), code: codes[0], remember: false }),
    )
    expect(codeOf(await call('confirm', { code: codeNow(api, secret) }, from))).toBe(0)
    expect(await requestWithdrawal(api, { ...from, token: other }, { amount: 500 })).toMatchObject(rejection(140))
    expect(codeOf(await requestWithdrawal(api, from, { amount: 500 }))).toBe(0)
    // Earlier than the five minutes of a confirmation.
    advance(timing.withdrawalRepeat)
    expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject(rejection(140))
  })

  it('is asked again after five minutes, and not at all where the player does not want it', async () => {
    const { from, secret } = await payee('later')
    await call('confirm', { code: codeNow(api, secret) }, from)
    advance(5 * 60_000)
    expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject(rejection(140))
    const choice = { at_sign_in: true, at_withdrawal: false }
    expect(codeOf(await call('options', { ...choice, code: '000000' }, from))).toBe(100)
    expect(codeOf(await call('options', { ...choice, code: codeNow(api, secret) }, from))).toBe(0)
    expect(codeOf(await requestWithdrawal(api, from, { amount: 500 }))).toBe(0)
  })
})

describe('turning it off', () => {
  it('needs the password and a code; then the password alone signs in', async () => {
    const { from, phone, secret } = await guarded('off')
    const code = codeNow(api, secret)
    expect(codeOf(await call('disable', { password: 'not-mine', code }, from))).toBe(135)
    expect(codeOf(await call('disable', { password: PASSWORD, code: '000000' }, from))).toBe(100)
    expect(codeOf(await call('disable', { password: PASSWORD, code }, from))).toBe(0)
    expect(codeOf(await signIn(phone, PASSWORD))).toBe(0)
    expect(codeOf(await call('disable', { password: PASSWORD, code }, from))).toBe(141)
    for (const [name, body] of Object.entries({ confirm: {}, options: { at_sign_in: true, at_withdrawal: true } }))
      expect(codeOf(await call(name, { ...body, code }, from))).toBe(141)
  })
})
