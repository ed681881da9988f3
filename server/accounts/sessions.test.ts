import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendVerificationCode } from '#contract/verification.ts'
import { post, solved, somebody, type From } from '#server/testing/accounts.ts'
import { meanwhile } from '#server/testing/meanwhile.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const OLD = 'for-getful'
const NEW = 'remembered'
const done = { kind: 'accepted' }
const refusal = (code: number) => ({ kind: 'refused', code })

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
  const count = async (player: number) =>
    (await api.database.db.selectFrom('player_sessions').select('id').where('player_id', '=', player).execute()).length

  /** The password has been read, and is about to be judged. */
  const hasReadPassword = ({ rows }: { rows: readonly object[] }) => rows.some((row) => 'password_hash' in row)

  describe('of a login that was judged by a password', () => {
    it('do not begin where the password was changed meanwhile', async () => {
      const { id, phone, token, from } = await somebody(api, 'changer')
      const late = await meanwhile(api, hasReadPassword, async () =>
        expect(await change(api, token, NEW)).toMatchObject(done),
      )
      expect(await logIn(late, phone, OLD, from)).toMatchObject(refusal(42))
      expect(await count(id)).toBe(1)
      expect(await logIn(api, phone, NEW, from)).toMatchObject(done)
      await late.app.close()
    })

    it('do not begin where the account was recovered meanwhile', async () => {
      const { id, phone, from } = await somebody(api, 'recovered')
      const late = await meanwhile(api, hasReadPassword, () => recover(phone, from))
      expect(await logIn(late, phone, OLD, from)).toMatchObject(refusal(42))
      expect(await count(id)).toBe(0)
      await late.app.close()
    })

    it('do not begin where the player was blocked meanwhile', async () => {
      const { id, phone, from } = await somebody(api, 'blocked')
      const late = await meanwhile(api, hasReadPassword, () => sandbox(api, 'player', { id, blocked: true }))
      expect(await logIn(late, phone, OLD, from)).toMatchObject(refusal(26))
      expect(await count(id)).toBe(1)
      await late.app.close()
    })
  })

  it('and the password that a recovery has set outlive a change that was judged by the old one', async () => {
    const { phone, token, from } = await somebody(api, 'robbed')
    const late = await meanwhile(api, hasReadPassword, () => recover(phone, from))
    expect(await change(late, token, 'of-the-thief')).toMatchObject(refusal(135))
    expect(await logIn(api, phone, NEW, from)).toMatchObject(done)
    await late.app.close()
  })
})
