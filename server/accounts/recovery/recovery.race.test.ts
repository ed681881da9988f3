import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import type { Envelope } from '#contract/core/envelope.ts'
import { post, rejection, solveFor } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
/** The signed error code, or 0. */
const rawOf = (envelope: Envelope) => (envelope.kind === 'rejected' ? envelope.raw : 0)

describe(`recovery on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { registerUser, startRecovery, checkCode, advance } = recoveryHelpers(() => api)

  it('locks for 30 s after a wrong code and checks five codes per contact, across concurrent and new requests', async () => {
    const { phone, from } = await registerUser()
    const first = await startRecovery(phone, from)
    const correctCode = await lastCode(api)
    const wrongCode = wrongOf(correctCode)
    const responses = await Promise.all(Array.from({ length: 50 }, () => checkCode(first.hash, wrongCode)))
    expect(responses.filter((envelope) => rawOf(envelope) === 100)).toHaveLength(1)
    expect(responses.filter((envelope) => rawOf(envelope) === 2)).toHaveLength(49)
    expect(await checkCode(first.hash, correctCode)).toMatchObject(rejection(2))
    expect(responses.find((envelope) => rawOf(envelope) === 100)).toMatchObject({ args: { tries: 4 } })
    let checkedCount = 1
    for (const tries of [3, 2, 1]) {
      advance(timing.wrongCodeLockout)
      const envelope = await checkCode(first.hash, wrongCode)
      expect(envelope).toMatchObject({ args: { tries } })
      if (rawOf(envelope) === 100) checkedCount += 1
    }
    // Counters survive a restart and a new verification.
    const restartedApi = await restarted(api)
    advance(timing.verificationRepeat)
    const recaptcha = await solveFor(api, 'recover')
    const second = await post(
      restartedApi,
      '/v2/auth/send-verification-code/',
      { kind: 'phone', value: phone, recaptcha },
      from,
    )
    expect(second).toMatchObject({ kind: 'accepted' })
    await restartedApi.app.close()
    advance(timing.wrongCodeLockout)
    if (rawOf(await checkCode(first.hash, wrongCode)) === 100) checkedCount += 1
    advance(timing.wrongCodeLockout)
    expect(await checkCode(first.hash, correctCode)).toMatchObject(rejection(6))
    expect(checkedCount).toBe(5)
    api.clock.fix(TEST_NOW)
  })
})
