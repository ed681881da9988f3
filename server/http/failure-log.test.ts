import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '#contract/all-calls.ts'
import type { ChallengeAction } from '#contract/auth.ts'
import { personalData, post, signUp, solved } from '#server/testing/accounts.ts'
import { rightInputs } from '#server/testing/right-inputs.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const canary = (name: string) => `canary-${name}-0123456789`

type AnyCall = (typeof allCalls)[number]
/** What opens an account, alone or with something else. */
const SECRETS = ['password', 'current', 'code', 'hash', 'token', 'recaptcha']
const fieldsOf = ({ body }: AnyCall): string[] => (body instanceof z.ZodMiniObject ? Object.keys(body.def.shape) : [])
const secretsOf = (call: AnyCall): string[] => fieldsOf(call).filter((field) => SECRETS.includes(field))
/** Those that carry a secret in their body, and those that do something with the token itself. */
const secretCalls = allCalls.filter(
  (call) => secretsOf(call).length > 0 || call.name === 'logout' || call.name === 'renewToken',
)
const challenged: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  register: 'register',
  sendVerificationCode: 'recover',
}

/** A table takes nothing more, and the database says which row it has refused. */
const shut = async (api: TestApi, tables: readonly string[]) => {
  for (const table of tables)
    await sql.raw(`alter table ${table} add constraint broken check (false) not valid`).execute(api.database.db)
}
/** A table is gone. */
const take = async (api: TestApi, tables: readonly string[]) => {
  for (const table of tables) await sql.raw(`alter table ${table} rename to ${table}_gone`).execute(api.database.db)
}
/** Ever less of the database is left: each breaks the calls that got past the one before. */
const mishaps: readonly ((api: TestApi) => Promise<void>)[] = [
  (api) => shut(api, ['players', 'player_sessions', 'outbox', 'verifications']),
  (api) => shut(api, ['limits', 'social_identities', 'challenges_used']),
  (api) => take(api, ['verifications', 'social_tickets']),
  (api) => take(api, ['player_sessions']),
]

describe.each(sources)('the log on %s', (_, source) => {
  it('says what went wrong, and no password, code or token with it', async () => {
    const lines: string[] = []
    const api = await startTestApi(source, { log: { write: (line) => void lines.push(line) } })
    const phone = '+79996660001'
    const email = 'canary-mail@example.com'
    const token = await signUp(api, { login: 'known', phone, password: canary('password') })
    await post(api, '/v2/user/update/', { ...personalData, phone, email }, { token })
    const codes: string[] = []
    for (const kind of ['phone', 'email']) {
      await post(api, '/v2/user/send-code/', { kind }, { token })
      codes.push(await lastCode(api))
    }

    /** What the call is sent: as right as it can be, with a canary wherever a secret stands. */
    const bodyOf = async (call: AnyCall) => {
      const action = challenged[call.name]
      return {
        ...rightInputs[call.name]?.body,
        ...Object.fromEntries(secretsOf(call).map((field) => [field, canary(field)])),
        ...(call.name === 'login' ? { login: 'known' } : {}),
        ...(call.name === 'register' ? { login: 'canary-login' } : {}),
        ...(call.name === 'sendVerificationCode' ? { value: phone } : {}),
        ...(call.name === 'verifyPhone' ? { code: codes[0] } : {}),
        ...(call.name === 'verifyEmail' ? { code: codes[1] } : {}),
        ...(action === undefined ? {} : { recaptcha: await solved(api, action) }),
      }
    }
    const broken = new Set<string>()
    for (const mishap of mishaps) {
      // A challenge is asked for while there is still somebody to ask.
      const bodies = await Promise.all(secretCalls.map(async (call) => [call, await bodyOf(call)] as const))
      await mishap(api)
      for (const [call, payload] of bodies) {
        for (const sent of [token, canary('token')]) {
          const answer = await api.app.inject({
            method: call.method,
            url: `/api${call.path}?secret=${canary('query')}`,
            remoteAddress: `10.7.0.${broken.size + 1}`,
            headers: {
              authorization: `Token ${sent}`,
              cookie: `token=${canary('cookie')}`,
              'idempotency-key': randomUUID(),
            },
            payload,
          })
          if (answer.json().error === 3) broken.add(call.name)
          expect([call.name, answer.body]).toEqual([call.name, expect.not.stringMatching(/canary-(?!login)|argon2/u)])
        }
      }
    }
    await api.stop()
    expect([...broken].toSorted()).toEqual(secretCalls.map(({ name }) => name).toSorted())
    expect(new Set(lines.map((line) => JSON.parse(line).call))).toEqual(broken)
    const log = lines.join('').replaceAll(/"pid":\d+|"time":\d+/gu, '')
    expect(log).toContain('violates check constraint')
    for (const secret of [/canary/u, /argon2/u, /7999/u, /\b\d{6}\b/u]) expect(log).not.toMatch(secret)
    for (const secret of [token, ...codes]) expect(log).not.toContain(secret)
  })
})
