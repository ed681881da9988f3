import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls, type AnyCall } from '#contract/all-calls.ts'
import type { ChallengeAction } from '#contract/player/auth.ts'
import { personalData, post, signUp, solveFor } from '#server/testing/accounts.ts'
import { validInputs } from '#server/testing/valid-inputs.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { startTestApi, newSeededMemory, type TestApi } from '#server/testing/test-api.ts'

const canary = (name: string) => `canary-${name}-0123456789`

/** Fields that give access to an account. */
const SECRETS = ['password', 'current', 'code', 'hash', 'token', 'recaptcha']
const fieldsOf = ({ body }: AnyCall): string[] => (body instanceof z.ZodMiniObject ? Object.keys(body.def.shape) : [])
const secretsOf = (call: AnyCall): string[] => fieldsOf(call).filter((field) => SECRETS.includes(field))
/** Calls with a secret in the body or acting on the token. */
const secretCalls = allCalls.filter(
  (call) => secretsOf(call).length > 0 || call.name === 'logout' || call.name === 'renewToken',
)
const challenged: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  register: 'register',
  sendVerificationCode: 'recover',
}

/** Makes inserts into the tables fail with an error that contains the row. */
const rejectInserts = async (api: TestApi, tables: readonly string[]) => {
  for (const table of tables)
    await sql
      .raw(`alter table ${table} add constraint rejects_inserts check (false) not valid`)
      .execute(api.database.db)
}
/** Renames the tables away. */
const removeTables = async (api: TestApi, tables: readonly string[]) => {
  for (const table of tables) await sql.raw(`alter table ${table} rename to ${table}_gone`).execute(api.database.db)
}
/** Each step breaks the calls that passed the previous one. */
const failures: readonly ((api: TestApi) => Promise<void>)[] = [
  (api) => rejectInserts(api, ['players', 'player_sessions', 'outbox', 'verifications']),
  (api) => rejectInserts(api, ['limits', 'social_identities', 'challenges_used']),
  (api) => removeTables(api, ['verifications', 'social_tickets']),
  (api) => removeTables(api, ['player_sessions']),
]

describe('failure log', () => {
  it('contains the error but no password, code or token', async () => {
    const logLines: string[] = []
    const api = await startTestApi(newSeededMemory(), { log: { write: (line) => void logLines.push(line) } })
    const phone = '+79996660001'
    const email = 'canary-mail@example.com'
    const token = await signUp(api, { login: 'known', phone, password: canary('password') })
    await post(api, '/v2/user/update/', { ...personalData, phone, email }, { token })
    const codes: string[] = []
    for (const kind of ['phone', 'email']) {
      await post(api, '/v2/user/send-code/', { kind }, { token })
      codes.push(await lastCode(api))
    }

    /** A valid body with canary values in secret fields. */
    const bodyOf = async (call: AnyCall) => {
      const action = challenged[call.name]
      return {
        ...validInputs[call.name]?.body,
        ...Object.fromEntries(secretsOf(call).map((field) => [field, canary(field)])),
        ...(call.name === 'login' ? { login: 'known' } : {}),
        ...(call.name === 'register' ? { login: 'canary-login' } : {}),
        ...(call.name === 'sendVerificationCode' ? { value: phone } : {}),
        ...(call.name === 'verifyPhone' ? { code: codes[0] } : {}),
        ...(call.name === 'verifyEmail' ? { code: codes[1] } : {}),
        ...(action === undefined ? {} : { recaptcha: await solveFor(api, action) }),
      }
    }
    const failedCalls = new Set<string>()
    for (const breakDatabase of failures) {
      // Solve challenges before the database breaks.
      const bodies = await Promise.all(secretCalls.map(async (call) => [call, await bodyOf(call)] as const))
      await breakDatabase(api)
      for (const [call, payload] of bodies) {
        for (const sentToken of [token, canary('token')]) {
          const response = await api.app.inject({
            method: call.method,
            url: `/api${call.path}?secret=${canary('query')}`,
            remoteAddress: `10.7.0.${failedCalls.size + 1}`,
            headers: {
              authorization: `Token ${sentToken}`,
              cookie: `token=${canary('cookie')}`,
              'idempotency-key': randomUUID(),
            },
            payload,
          })
          if (response.json().error === 3) failedCalls.add(call.name)
          expect([call.name, response.body]).toEqual([call.name, expect.not.stringMatching(/canary-(?!login)|argon2/u)])
        }
      }
    }
    await api.stop()
    expect([...failedCalls].toSorted()).toEqual(secretCalls.map(({ name }) => name).toSorted())
    expect(new Set(logLines.map((line) => JSON.parse(line).call))).toEqual(failedCalls)
    const log = logLines.join('').replaceAll(/"pid":\d+|"time":\d+/gu, '')
    expect(log).toContain('violates check constraint')
    for (const secret of [/canary/u, /argon2/u, /7999/u, /\b\d{6}\b/u]) expect(log).not.toMatch(secret)
    for (const secret of [token, ...codes]) expect(log).not.toContain(secret)
  })
})
