import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endOtherSessions, getAccountHistory, getSessions } from '#contract/account.ts'
import { renewToken } from '#contract/auth.ts'
import type { Envelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { sendVerificationCode } from '#contract/verification.ts'
import { post, readAs, refusal, solved, registerUser, tokenOf, type From } from '#server/testing/accounts.ts'
import { interleave } from '#server/testing/interleave.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { isKnownNetwork } from './known-networks.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const DAY = 24 * 60 * 60_000
const OLD = 'for-getful'
const NEW = 'remembered'
const done = { kind: 'accepted' }

describe.each(sources)('sessions on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const logIn = async (through: TestApi, login: string, password: string, from: From) =>
    post(through, '/v2/auth/login/', { login, password, recaptcha: await solved(through, 'login') }, from)
  const change = (through: TestApi, token: string, password: string) =>
    post(through, '/v2/auth/change-current-password/', { current: OLD, password }, { token })
  const recover = async (phone: string, from: From) => {
    const ask = { kind: 'phone', value: phone, recaptcha: await solved(api, 'recover') }
    const begun = await post(api, '/v2/auth/send-verification-code/', ask, from)
    if (begun.kind !== 'accepted') throw new Error(JSON.stringify(begun))
    const { hash } = sendVerificationCode.data.parse(begun.payload)
    await post(api, '/v2/auth/check-verification-code/', { hash, code: await lastCode(api) }, from)
    expect(await post(api, '/v2/auth/change-password/', { hash, password: NEW }, from)).toMatchObject(done)
  }
  const renew = (through: TestApi, token: string, from: From = {}) =>
    post(through, renewToken.path, {}, { ...from, token })
  const endOthers = (token: string) => post(api, endOtherSessions.path, {}, { token })
  const isPlayer = async (token: string) => (await readAs(api, getStatus, { token })).id !== 0
  const count = async (player: number) =>
    (await api.database.db.selectFrom('player_sessions').select('id').where('player_id', '=', player).execute()).length

  /** The password has been read, and is about to be judged. */
  const hasReadPassword = ({ rows }: { rows: readonly object[] }) => rows.some((row) => 'password_hash' in row)

  describe('of a login that was judged by a password', () => {
    it('do not begin where the password was changed meanwhile', async () => {
      const { id, phone, token, from } = await registerUser(api, 'changer')
      const late = await interleave(api, hasReadPassword, async () =>
        expect(await change(api, token, NEW)).toMatchObject(done),
      )
      expect(await logIn(late, phone, OLD, from)).toMatchObject(refusal(42))
      expect(await count(id)).toBe(1)
      expect(await logIn(api, phone, NEW, from)).toMatchObject(done)
      await late.app.close()
    })

    it('do not begin where the account was recovered meanwhile', async () => {
      const { id, phone, from } = await registerUser(api, 'recovered')
      const late = await interleave(api, hasReadPassword, () => recover(phone, from))
      expect(await logIn(late, phone, OLD, from)).toMatchObject(refusal(42))
      expect(await count(id)).toBe(0)
      await late.app.close()
    })

    it('do not begin where the player was blocked meanwhile', async () => {
      const { id, phone, from } = await registerUser(api, 'blocked')
      const late = await interleave(api, hasReadPassword, () => sandbox(api, 'player', { id, blocked: true }))
      expect(await logIn(late, phone, OLD, from)).toMatchObject(refusal(26))
      expect(await count(id)).toBe(1)
      await late.app.close()
    })
  })

  it('and the password that a recovery has set outlive a change that was judged by the old one', async () => {
    const { phone, token, from } = await registerUser(api, 'robbed')
    const late = await interleave(api, hasReadPassword, () => recover(phone, from))
    expect(await change(late, token, 'of-the-thief')).toMatchObject(refusal(135))
    expect(await logIn(api, phone, NEW, from)).toMatchObject(done)
    await late.app.close()
  })

  describe('of a token that is swapped for a fresh one', () => {
    it.runIf(source.kind === 'postgres')('end with the others, though the swap was on its way', async () => {
      const owner = await registerUser(api, 'owner')
      const stolen = tokenOf(await logIn(api, owner.phone, OLD, { address: '10.6.0.1' }))
      const waiting = async () => {
        const { rows } = await sql`
          select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(api.database.db)
        return rows.length
      }
      const ending: Promise<Envelope>[] = []
      const late = await interleave(
        api,
        ({ kind }) => kind === 'DeleteQueryNode',
        async () => {
          ending.push(endOthers(owner.token))
          await vi.waitFor(async () => expect(await waiting()).toBe(1))
        },
      )
      const fresh = tokenOf(await renew(late, stolen))
      expect(await Promise.all(ending)).toMatchObject([done])
      expect(await isPlayer(fresh)).toBe(false)
      expect(await isPlayer(owner.token)).toBe(true)
      await late.app.close()
    })

    it('wait for whatever else begins and ends some at the same time, and none breaks', async () => {
      const { phone, token, from } = await registerUser(api, 'busy')
      const tokens = [tokenOf(await logIn(api, phone, OLD, from)), tokenOf(await logIn(api, phone, OLD, from))]
      const recaptchas = [await solved(api, 'login'), await solved(api, 'login'), await solved(api, 'login')]
      const answers = await Promise.all([
        ...tokens.flatMap((one) => [renew(api, one), endOthers(one), renew(api, one)]),
        ...recaptchas.map((recaptcha) =>
          post(api, '/v2/auth/login/', { login: phone, password: OLD, recaptcha }, from),
        ),
        endOthers(token),
        change(api, token, NEW),
        post(api, '/v2/auth/logout/', {}, { token: tokens[0] ?? '' }),
      ])
      for (const answer of answers) expect(answer).not.toMatchObject(refusal(3))
    })

    it('are ten at once, and the token stays where there are no more', async () => {
      const { token } = await registerUser(api, 'looping')
      let last = token
      for (let at = 0; at < 10; at += 1) last = tokenOf(await renew(api, last))
      expect(await renew(api, last)).toMatchObject({ ...refusal(5), args: { seconds: 60 } })
      expect(await isPlayer(last)).toBe(true)
      api.clock.fix(TEST_NOW + 60_000)
      expect(await renew(api, last)).toMatchObject(done)
      api.clock.fix(TEST_NOW)
    })

    it('keep their beginning and their end', async () => {
      const { token, from } = await registerUser(api, 'lasting')
      let last = token
      for (const day of [20, 40, 60, 80]) {
        api.clock.fix(TEST_NOW + day * DAY)
        last = tokenOf(await renew(api, last, from))
      }
      expect((await readAs(api, getSessions, { token: last })).items).toMatchObject([{ created_at: TEST_NOW }])
      api.clock.fix(TEST_NOW + 90 * DAY - 1)
      expect(await isPlayer(last)).toBe(true)
      api.clock.fix(TEST_NOW + 90 * DAY)
      expect(await isPlayer(last)).toBe(false)
      api.clock.fix(TEST_NOW)
    })

    it('make no place of the player’s out of where nobody has proved anything', async () => {
      const { id, token } = await registerUser(api, 'placed')
      const address = '10.6.0.2'
      const fresh = tokenOf(await renew(api, token, { address }))
      expect((await readAs(api, getSessions, { token: fresh })).items).toMatchObject([{ address }])
      expect(await isKnownNetwork(api.database.db, id, address, TEST_NOW)).toBe(false)
    })
  })

  it('that are ended are told of in the history, and no end of none pushes out what it holds', async () => {
    const { phone, token, from } = await registerUser(api, 'pushed')
    await logIn(api, phone, OLD, from)
    for (let at = 0; at < 3; at += 1) expect(await endOthers(token)).toMatchObject(done)
    const { items } = await readAs(api, getAccountHistory, { token, language: 'en' })
    expect(items.map(({ text }) => text)).toEqual([
      'Signed out on other devices',
      `Signed in (${from.address})`,
      `The account was made (${from.address})`,
    ])
  })
})
