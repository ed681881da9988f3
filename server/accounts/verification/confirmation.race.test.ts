import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { post, registerUser, type From } from '#server/testing/accounts.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`contact confirmation on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const send = (from: From, kind: string) => post(api, '/v2/user/send-code/', { kind }, from)
  const advance = (ms: number) => api.clock.fix(api.clock.now() + ms)

  it('allows five attempts across all pending codes, one at a time', async () => {
    const { from } = await registerUser(api, 'guessing')
    const guess = async (code: string) => {
      const envelope = await post(api, '/v2/user/verify-phone/', { code }, from)
      return envelope.kind === 'rejected' ? envelope.code : 0
    }
    const codes: string[] = []
    for (let index = 0; index < 3; index += 1) {
      advance(timing.confirmationRepeat)
      await send(from, 'phone')
      codes.push(await lastCode(api))
    }
    const wrongCodes = Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6)).filter(
      (code) => !codes.includes(code),
    )
    const results = await Promise.all(wrongCodes.map(guess))
    expect(results.filter((code) => code === 100)).toHaveLength(1)
    expect(results.filter((code) => code === 2)).toHaveLength(results.length - 1)
    for (let index = 0; index < 4; index += 1) {
      advance(timing.wrongCodeLockout)
      expect(await guess(wrongCodes[index] ?? '')).toBe(100)
    }
    for (const code of codes) {
      advance(timing.wrongCodeLockout)
      expect(await guess(code)).toBe(6)
    }
    api.clock.fix(TEST_NOW)
  })
})
