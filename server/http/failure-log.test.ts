import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { createSandboxClock } from '#server/clock.ts'
import { createHouse } from '#server/house/house.ts'
import { buildServer } from './build.ts'

it('writes down what went wrong, and no password, code or token with it', async () => {
  const { db, close } = await openDatabase({ kind: 'memory' })
  const lines: string[] = []
  const app = await buildServer(
    {
      kind: 'embedded',
      services: { db, clock: createSandboxClock(null), seed: 1, house: createHouse(db, 1), closedMethods: new Set() },
    },
    null,
    { log: { write: (line) => void lines.push(line) } },
  )
  // From here on every statement about these tables fails, and the database says with which values.
  for (const table of [
    'outbox',
    'verifications',
    'player_sessions',
    'players',
    'limits',
    'challenges_used',
    'secrets',
  ]) {
    await sql.raw(`drop table ${table} cascade`).execute(db)
  }
  const canary = (name: string) => `canary-${name}-0123456789`
  const sent = [
    ['/v2/auth/login/', { login: 'ivan', password: canary('password'), recaptcha: canary('captcha') }],
    ['/v2/auth/change-password/', { hash: canary('hash'), password: canary('new') }],
    ['/v2/auth/check-verification-code/', { hash: canary('hash'), code: '987123' }],
    ['/v2/user/activity', {}],
  ] as const
  for (const [path, payload] of sent) {
    const headers = { authorization: `Token ${canary('token')}`, cookie: `token=${canary('cookie')}` }
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}?secret=${canary('address')}`,
      payload,
      headers,
    })
    expect([path, answer.statusCode, answer.json().error]).toEqual([path, 500, 3])
  }
  await app.close()
  await close()
  expect(lines).toHaveLength(sent.length)
  expect(lines.every((line) => JSON.parse(line).failure.message !== '')).toBe(true)
  const log = lines.join('')
  expect(log).toContain('reportActivity')
  expect(log).not.toMatch(/canary-|987123|argon2/u)
})
