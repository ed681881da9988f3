import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, signUp, solved } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

/*
 * How long an answer takes must not tell whether there is such an account. What takes long is the hash of a password, so it is
 * counted: a measured time would tell more of the machine than of the server.
 */

const { sources, stop } = await testSources()
afterAll(stop)

const EACH = 20
const known = ['Known', 'KNOWN', 'Ｋｎｏｗｎ', '+7 999 888-00-01', '89998880001', 'known-2', 'Known@example.com']
const unknown = [
  'Nobody',
  'NOBODY',
  'Ｎｏｂｏｄｙ',
  '+7 999 888-00-99',
  '89998880099',
  'nobody-2',
  'nobody@example.com',
]

describe.each(sources)('the work for an answer on %s', (_, source) => {
  let api: TestApi
  let hashed = 0
  const hook = createHook({ init: (_id, type) => (hashed += type === 'ARGON2REQUEST' ? 1 : 0) })
  beforeAll(async () => {
    api = await startTestApi(source)
    await signUp(api, { login: 'Known', phone: '+79998880001' })
    await signUp(api, { type: 'email', login: 'known-2', phone: '', email: 'known@example.com' })
    hook.enable()
  })
  afterAll(() => {
    hook.disable()
    return api.stop()
  })

  let asked = 0
  /** What each of many tries has cost; every one comes from elsewhere, so that none is refused unjudged. */
  const costs = async (path: string, action: 'login' | 'recover', bodies: readonly object[]) => {
    const spent: { code: number; hashed: number }[] = []
    for (const body of bodies) {
      asked += 1
      const recaptcha = await solved(api, action)
      const before = hashed
      const answer = await post(api, path, { ...body, recaptcha }, { address: `10.8.${asked >> 7}.${asked & 127}` })
      spent.push({ code: answer.kind === 'refused' ? answer.raw : 0, hashed: hashed - before })
    }
    return spent
  }
  const logins = (names: readonly string[], password: string) =>
    Array.from({ length: EACH }, (_more, at) => ({ login: names[at % names.length], password }))

  it.each([
    ['a wrong password', 'wrong-one', 1],
    // Nobody has one so long: it is worked on for nobody.
    ['a password that nobody can have', 'x'.repeat(300), 0],
  ])('of a login with %s is the same for who is known and who is not', async (_case, password, times) => {
    const right = Array.from({ length: EACH }, () => ({ code: 42, hashed: times }))
    expect(await costs('/v2/auth/login/', 'login', logins(known, password))).toEqual(right)
    expect(await costs('/v2/auth/login/', 'login', logins(unknown, password))).toEqual(right)
  })

  it('of who is blocked and types a wrong password is that of anybody', async () => {
    await api.database.db
      .updateTable('players')
      .set({ blocked_at: new Date(TEST_NOW) })
      .where('login', '=', 'known-2')
      .execute()
    const tries = logins(['known-2'], 'wrong-one').slice(0, 5)
    expect(new Set((await costs('/v2/auth/login/', 'login', tries)).map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"code":42,"hashed":1}']),
    )
  })

  it('of a recovery holds no hash, whoever is asked about', async () => {
    const ask = (kind: string, values: readonly string[]) => values.map((value) => ({ kind, value }))
    const path = '/v2/auth/send-verification-code/'
    const one = await costs(path, 'recover', [
      ...ask('phone', ['+79998880001']),
      ...ask('email', ['known@example.com']),
    ])
    const other = await costs(path, 'recover', [
      ...ask('phone', ['+79998880098', '+79998880099']),
      ...ask('email', ['nobody@example.com', 'nobody-2@example.com']),
    ])
    expect(one).toEqual([0, 0].map((code) => ({ code, hashed: 0 })))
    expect(other).toEqual([-200, -200, -200, -200].map((code) => ({ code, hashed: 0 })))
  })
})
