import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, signUp, solveFor } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

/*
 * Response time must not reveal whether an account exists. Password hashing dominates it, so the tests count hashes
 * instead of measuring time.
 */

const REPEATS = 20
const knownLogins = ['Known', 'KNOWN', 'Ｋｎｏｗｎ', '+7 999 888-00-01', '89998880001', 'known-2', 'Known@example.com']
const unknownLogins = [
  'Absent',
  'ABSENT',
  'Ａｂｓｅｎｔ',
  '+7 999 888-00-99',
  '89998880099',
  'absent-2',
  'absent@example.com',
]

describe('password hashing per response', () => {
  let api: TestApi
  let hashCount = 0
  const hook = createHook({ init: (_id, type) => (hashCount += type === 'ARGON2REQUEST' ? 1 : 0) })
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
    await signUp(api, { login: 'Known', phone: '+79998880001' })
    await signUp(api, { type: 'email', login: 'known-2', phone: '', email: 'known@example.com' })
    hook.enable()
  })
  afterAll(() => {
    hook.disable()
    return api.stop()
  })

  let requestCount = 0
  /** Code and number of hashes per request. Every request uses another network to avoid the rate limits. */
  const costs = async (path: string, action: 'login' | 'recover', bodies: readonly object[]) => {
    const results: { code: number; hashed: number }[] = []
    for (const body of bodies) {
      requestCount += 1
      const recaptcha = await solveFor(api, action)
      const before = hashCount
      const envelope = await post(
        api,
        path,
        { ...body, recaptcha },
        { address: `10.8.${requestCount >> 7}.${requestCount & 127}` },
      )
      results.push({ code: envelope.kind === 'rejected' ? envelope.raw : 0, hashed: hashCount - before })
    }
    return results
  }
  const logins = (names: readonly string[], password: string) =>
    Array.from({ length: REPEATS }, (_, index) => ({ login: names[index % names.length], password }))

  it.each([
    ['a wrong password', 'wrong-one', 1],
    // Too long for any account, so it is never hashed.
    ['an oversized password', 'x'.repeat(300), 0],
  ])('is equal for known and unknown logins with %s', async (_case, password, times) => {
    const expected = Array.from({ length: REPEATS }, () => ({ code: 42, hashed: times }))
    expect(await costs('/v2/auth/login/', 'login', logins(knownLogins, password))).toEqual(expected)
    expect(await costs('/v2/auth/login/', 'login', logins(unknownLogins, password))).toEqual(expected)
  })

  it('is the same for a blocked account with a wrong password', async () => {
    await api.database.db
      .updateTable('players')
      .set({ blocked_at: new Date(TEST_NOW) })
      .where('login', '=', 'known-2')
      .execute()
    const attempts = logins(['known-2'], 'wrong-one').slice(0, 5)
    expect(
      new Set((await costs('/v2/auth/login/', 'login', attempts)).map((result) => JSON.stringify(result))),
    ).toEqual(new Set(['{"code":42,"hashed":1}']))
  })

  it('is zero for a recovery of a known or unknown contact', async () => {
    const contacts = (kind: string, values: readonly string[]) => values.map((value) => ({ kind, value }))
    const path = '/v2/auth/send-verification-code/'
    const knownContacts = await costs(path, 'recover', [
      ...contacts('phone', ['+79998880001']),
      ...contacts('email', ['known@example.com']),
    ])
    const unknownContacts = await costs(path, 'recover', [
      ...contacts('phone', ['+79998880098', '+79998880099']),
      ...contacts('email', ['absent@example.com', 'absent-2@example.com']),
    ])
    expect(knownContacts).toEqual([0, 0].map((code) => ({ code, hashed: 0 })))
    expect(unknownContacts).toEqual([-200, -200, -200, -200].map((code) => ({ code, hashed: 0 })))
  })
})
