import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, rejection, tokenOf } from '#server/testing/accounts.ts'
import { recoveriesOf } from '#server/testing/recoveries.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('password change on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { registerUser, logIn, isPlayer } = recoveriesOf(() => api)

  const change = (token: string, current: string, password: string) =>
    post(api, '/v2/auth/change-current-password/', { current, password }, { token })

  it('requires the current password and ends other sessions', async () => {
    const { login, from, token } = await registerUser()
    const elsewhere = tokenOf(await logIn(login, 'for-gotten', from))
    expect(await change(token, '', 'remembered')).toMatchObject(rejection(132))
    expect(await change(token, 'wrong', 'remembered')).toMatchObject(rejection(135))
    expect(await change(token, 'for-gotten', '1234567')).toMatchObject(rejection(131))
    expect(await change(token, 'for-gotten', '')).toMatchObject(rejection(130))
    expect(await change(token, 'for-gotten', 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(await isPlayer(token)).toBe(true)
    expect(await isPlayer(elsewhere)).toBe(false)
    expect(await logIn(login, 'remembered', from)).toMatchObject({ kind: 'accepted' })
  })

  it('allows five wrong passwords and rejects guests', async () => {
    const { token } = await registerUser()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await change(token, 'wrong', 'remembered')).toMatchObject(rejection(135))
    expect(await change(token, 'for-gotten', 'remembered')).toMatchObject(rejection(2))
    expect(await change('dead', 'for-gotten', 'remembered')).toMatchObject(rejection(200))
  })
})
