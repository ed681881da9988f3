import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, refusal, tokenOf } from '#server/testing/accounts.ts'
import { recoveriesOf } from '#server/testing/recoveries.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('a change of the password on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { somebody, logIn, isPlayer } = recoveriesOf(() => api)

  const change = (token: string, current: string, password: string) =>
    post(api, '/v2/auth/change-current-password/', { current, password }, { token })

  it('wants the present one, and signs out everywhere else', async () => {
    const { login, from, token } = await somebody()
    const elsewhere = tokenOf(await logIn(login, 'for-gotten', from))
    expect(await change(token, '', 'remembered')).toMatchObject(refusal(132))
    expect(await change(token, 'wrong', 'remembered')).toMatchObject(refusal(135))
    expect(await change(token, 'for-gotten', '1234567')).toMatchObject(refusal(131))
    expect(await change(token, 'for-gotten', '')).toMatchObject(refusal(130))
    expect(await change(token, 'for-gotten', 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(await isPlayer(token)).toBe(true)
    expect(await isPlayer(elsewhere)).toBe(false)
    expect(await logIn(login, 'remembered', from)).toMatchObject({ kind: 'accepted' })
  })

  it('is tried five times, and not by a guest', async () => {
    const { token } = await somebody()
    for (let at = 0; at < 5; at += 1) expect(await change(token, 'wrong', 'remembered')).toMatchObject(refusal(135))
    expect(await change(token, 'for-gotten', 'remembered')).toMatchObject(refusal(2))
    expect(await change('dead', 'for-gotten', 'remembered')).toMatchObject(refusal(200))
  })
})
