import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { newcomer, post, signUp, solved } from '#server/testing/accounts.ts'
import { startTestApi, testSources } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const canary = (name: string) => `canary-${name}-0123456789`

describe.each(sources)('the log on %s', (_, source) => {
  it('says what went wrong, and no password, code or token with it', async () => {
    const lines: string[] = []
    const api = await startTestApi(source, { log: { write: (line) => void lines.push(line) } })
    const phone = '+79996660001'
    await signUp(api, { login: 'known', phone, password: canary('password') })
    // From here on these tables take nothing more, and the database says which row it has refused.
    for (const table of ['players', 'player_sessions', 'outbox', 'favourites']) {
      await sql.raw(`alter table ${table} add constraint broken check (false) not valid`).execute(api.database.db)
    }
    const failures = [
      [
        '/v2/auth/register/',
        {
          ...newcomer,
          login: 'canary-login',
          phone: '+79996660002',
          password: canary('new'),
          recaptcha: await solved(api, 'register'),
        },
      ],
      ['/v2/auth/login/', { login: 'known', password: canary('password'), recaptcha: await solved(api, 'login') }],
      ['/v2/auth/send-verification-code/', { kind: 'phone', value: phone, recaptcha: await solved(api, 'recover') }],
    ] as const
    for (const [path, body] of failures) {
      const answer = await post(api, `${path}?secret=${canary('address')}`, body, { token: canary('token') })
      expect([path, answer]).toMatchObject([path, { kind: 'refused', code: 3 }])
    }
    await api.stop()
    expect(lines.map((line) => JSON.parse(line).call)).toEqual(['register', 'login', 'sendVerificationCode'])
    const log = lines.join('').replaceAll(/"pid":\d+/gu, '')
    expect(log).toContain('violates check constraint')
    expect(log).not.toMatch(/canary|argon2|\+7999|\b\d{6}\b/u)
  })
})
