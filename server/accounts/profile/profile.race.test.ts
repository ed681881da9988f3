import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { getStatus } from '#contract/player/status.ts'
import { personalData, post, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { RESERVATION_DAYS } from './contacts.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`profile on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const DAY = 24 * 60 * 60 * 1000
  const ACCOUNTS = 4

  it('confirms a contact for one of several accounts at once', async () => {
    const email = 'one@example.com'
    const attempts: { from: From; code: string }[] = []
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const { from, phone } = await registerUser(api, 'quick')
      expect(await post(api, '/v2/user/update/', { ...personalData, phone, email }, from)).toMatchObject({
        kind: 'accepted',
      })
      attempts.push({ from, code: '' })
      api.clock.fix(api.clock.now() + RESERVATION_DAYS * DAY)
    }
    for (const attempt of attempts) {
      expect(await post(api, '/v2/user/send-code/', { kind: 'email' }, attempt.from)).toMatchObject({
        kind: 'accepted',
      })
      attempt.code = await lastCode(api)
      api.clock.fix(api.clock.now() + timing.confirmationRepeat)
    }
    const responses = await Promise.all(
      attempts.map(({ from, code }) => post(api, '/v2/user/verify-email/', { code }, from)),
    )
    expect(responses.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    const users = await Promise.all(attempts.map(({ from }) => readAs(api, getStatus, from)))
    expect(users.filter((user) => user.email_confirmed)).toHaveLength(1)
    expect(users.filter((user) => user.email === email)).toHaveLength(1)
  })
})
