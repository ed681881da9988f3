import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, rejection, tokenOf } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'

describe('password change', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { registerUser, signIn, isPlayer } = recoveryHelpers(() => api)

  const change = (token: string, current: string, password: string) =>
    post(api, '/v2/auth/change-current-password/', { current, password }, { token })

  it('requires the current password and ends other sessions', async () => {
    const { login, from, token } = await registerUser()
    const elsewhere = tokenOf(await signIn(login, 'for-gotten', from))
    expect(await change(token, '', 'remembered')).toMatchObject(rejection(132))
    expect(await change(token, 'wrong', 'remembered')).toMatchObject(rejection(135))
    expect(await change(token, 'for-gotten', '1234567')).toMatchObject(rejection(131))
    expect(await change(token, 'for-gotten', '')).toMatchObject(rejection(130))
    expect(await change(token, 'for-gotten', 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(await isPlayer(token)).toBe(true)
    expect(await isPlayer(elsewhere)).toBe(false)
    expect(await signIn(login, 'remembered', from)).toMatchObject({ kind: 'accepted' })
  })

  it('allows five wrong passwords and rejects guests', async () => {
    const { token } = await registerUser()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await change(token, 'wrong', 'remembered')).toMatchObject(rejection(135))
    expect(await change(token, 'for-gotten', 'remembered')).toMatchObject(rejection(2))
    expect(await change('dead', 'for-gotten', 'remembered')).toMatchObject(rejection(200))
  })
})
