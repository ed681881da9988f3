import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOtherSessions } from '#contract/player/account.ts'
import { renewToken } from '#contract/player/auth.ts'
import type { Envelope } from '#contract/core/envelope.ts'
import { getStatus } from '#contract/player/status.ts'
import { sendVerificationCode } from '#contract/player/verification.ts'
import { post, readAs, rejection, solveFor, registerUser, tokenOf, type From } from '#server/testing/accounts.ts'
import { interleave } from '#server/testing/interleave.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const OLD = 'for-getful'
const NEW = 'remembered'
const accepted = { kind: 'accepted' }

describe(`sessions on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const signIn = async (target: TestApi, login: string, password: string, from: From) =>
    post(target, '/v2/auth/login/', { login, password, recaptcha: await solveFor(target, 'login') }, from)
  const change = (target: TestApi, token: string, password: string) =>
    post(target, '/v2/auth/change-current-password/', { current: OLD, password }, { token })
  const recover = async (phone: string, from: From) => {
    const body = { kind: 'phone', value: phone, recaptcha: await solveFor(api, 'recover') }
    const started = await post(api, '/v2/auth/send-verification-code/', body, from)
    if (started.kind !== 'accepted') throw new Error(JSON.stringify(started))
    const { hash } = sendVerificationCode.data.parse(started.payload)
    await post(api, '/v2/auth/check-verification-code/', { hash, code: await lastCode(api) }, from)
    expect(await post(api, '/v2/auth/change-password/', { hash, password: NEW }, from)).toMatchObject(accepted)
  }
  const renew = (target: TestApi, token: string, from: From = {}) =>
    post(target, renewToken.path, {}, { ...from, token })
  const endOthers = (token: string) => post(api, endOtherSessions.path, {}, { token })
  const isPlayer = async (token: string) => (await readAs(api, getStatus, { token })).id !== 0
  const count = async (player: number) =>
    (await api.database.db.selectFrom('player_sessions').select('id').where('player_id', '=', player).execute()).length

  /** The password hash has been read and is about to be verified. */
  const hasReadPassword = ({ rows }: { rows: readonly object[] }) => rows.some((row) => 'password_hash' in row)

  describe('of a concurrent sign-in', () => {
    it('do not start if the password was changed meanwhile', async () => {
      const { id, phone, token, from } = await registerUser(api, 'changer')
      const delayedApi = await interleave(api, hasReadPassword, async () =>
        expect(await change(api, token, NEW)).toMatchObject(accepted),
      )
      expect(await signIn(delayedApi, phone, OLD, from)).toMatchObject(rejection(42))
      expect(await count(id)).toBe(1)
      expect(await signIn(api, phone, NEW, from)).toMatchObject(accepted)
      await delayedApi.app.close()
    })

    it('do not start if the account was recovered meanwhile', async () => {
      const { id, phone, from } = await registerUser(api, 'recovered')
      const delayedApi = await interleave(api, hasReadPassword, () => recover(phone, from))
      expect(await signIn(delayedApi, phone, OLD, from)).toMatchObject(rejection(42))
      expect(await count(id)).toBe(0)
      await delayedApi.app.close()
    })

    it('do not start if the player was blocked meanwhile', async () => {
      const { id, phone, from } = await registerUser(api, 'blocked')
      const delayedApi = await interleave(api, hasReadPassword, () => sandbox(api, 'player', { id, blocked: true }))
      expect(await signIn(delayedApi, phone, OLD, from)).toMatchObject(rejection(26))
      expect(await count(id)).toBe(1)
      await delayedApi.app.close()
    })
  })

  it('and a recovered password survive a concurrent change authorised by the old password', async () => {
    const { phone, token, from } = await registerUser(api, 'robbed')
    const delayedApi = await interleave(api, hasReadPassword, () => recover(phone, from))
    expect(await change(delayedApi, token, 'of-the-thief')).toMatchObject(rejection(135))
    expect(await signIn(api, phone, NEW, from)).toMatchObject(accepted)
    await delayedApi.app.close()
  })

  describe('with a renewed token', () => {
    it.runIf(source.kind === 'postgres')('end with the others during a concurrent renewal', async () => {
      const owner = await registerUser(api, 'owner')
      const stolen = tokenOf(await signIn(api, owner.phone, OLD, { address: '10.6.0.1' }))
      const countLockWaits = async () => {
        const { rows } = await sql`
          select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(api.database.db)
        return rows.length
      }
      const ending: Promise<Envelope>[] = []
      const delayedApi = await interleave(
        api,
        ({ kind }) => kind === 'UpdateQueryNode',
        async () => {
          ending.push(endOthers(owner.token))
          await expect.poll(() => countLockWaits()).toBe(1)
        },
      )
      const renewedToken = tokenOf(await renew(delayedApi, stolen))
      expect(await Promise.all(ending)).toMatchObject([accepted])
      expect(await isPlayer(renewedToken)).toBe(false)
      expect(await isPlayer(owner.token)).toBe(true)
      await delayedApi.app.close()
    })

    it('survive concurrent sign-ins, renewals and sign-outs without a server error', async () => {
      const { phone, token, from } = await registerUser(api, 'busy')
      const tokens = [tokenOf(await signIn(api, phone, OLD, from)), tokenOf(await signIn(api, phone, OLD, from))]
      const recaptchas = [await solveFor(api, 'login'), await solveFor(api, 'login'), await solveFor(api, 'login')]
      const responses = await Promise.all([
        ...tokens.flatMap((each) => [renew(api, each), endOthers(each), renew(api, each)]),
        ...recaptchas.map((recaptcha) =>
          post(api, '/v2/auth/login/', { login: phone, password: OLD, recaptcha }, from),
        ),
        endOthers(token),
        change(api, token, NEW),
        post(api, '/v2/auth/logout/', {}, { token: tokens[0] ?? '' }),
      ])
      for (const response of responses) expect(response).not.toMatchObject(rejection(3))
    })
  })
})
