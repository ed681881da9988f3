import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { post, newUser } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { logSecurityEvent, writeSecurityLog } from './security-log.ts'

const lines: string[] = []
writeSecurityLog({ write: (line: string) => lines.push(line) })
const events = () =>
  lines.splice(0).map((line) => {
    const { event, playerId, network } = JSON.parse(line)
    return [event, typeof playerId, network]
  })

describe('security log', () => {
  let api: TestApi
  const { registerUser, startRecovery, checkCode, setPassword, logIn } = recoveryHelpers(() => api)
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  beforeEach(() => void lines.splice(0))

  it('has a line for a failed login, an unknown one, and a login from a new network', async () => {
    const { login } = await registerUser()
    await logIn(login, 'wrong-one', { address: '203.0.113.7' })
    await logIn('nothing-here', 'wrong-one', { address: '2001:db8:1:2::3' })
    await logIn(login, 'for-gotten', { address: '203.0.113.7' })
    expect(lines.join('')).not.toMatch(/203\.0\.113\.7|lost|nothing-here|wrong/u)
    expect(lines[0]).toMatch(/^\{"time":"\d{4}-[^"]+Z","log":"security","event":"loginFailed",.+\}\n$/u)
    expect(events()).toEqual([
      ['loginFailed', 'number', '203.0.113.0/24'],
      ['loginFailed', 'undefined', '2001:db8:1::/48'],
      ['newNetwork', 'number', '203.0.113.0/24'],
    ])
  })

  it('has a line for the login of a blocked player', async () => {
    const { login, from } = await registerUser()
    const blocked = { blocked_at: new Date(TEST_NOW) }
    await api.database.db.updateTable('players').set(blocked).where('login', '=', login).execute()
    await logIn(login, 'for-gotten', from)
    expect(events()).toEqual([['blockedLogin', 'number', '10.1.0.0/24']])
  })

  it('has lines for start and end of a recovery', async () => {
    const { phone, from } = await registerUser()
    const { hash } = await startRecovery(phone, from)
    await checkCode(hash, await lastCode(api), from)
    await setPassword(hash, 'new-secret-password-1')
    expect(lines.join('')).not.toContain(phone.slice(-9))
    expect(events()).toEqual([
      ['recoveryStarted', 'number', '10.1.0.0/24'],
      ['recoveryFinished', 'number', '10.0.0.0/24'],
    ])
  })

  it('has a line for a changed password', async () => {
    const { token } = await registerUser()
    const body = { current: 'for-gotten', password: 'another-secret-9' }
    expect(await post(api, '/v2/auth/change-current-password/', body, { token })).toMatchObject({ kind: 'accepted' })
    expect(events()).toEqual([['passwordChanged', 'number', undefined]])
  })

  it('has a line for a rate limited login', async () => {
    const attempt = () => logIn('no-such-player', newUser.password, { address: '198.51.100.4' })
    for (let index = 0; index < 6; index += 1) await attempt()
    expect(events().at(-1)).toEqual(['rateLimited', 'undefined', '198.51.100.0/24'])
  })
})

it('logSecurityEvent replaces a network of an unknown format', () => {
  lines.splice(0)
  logSecurityEvent('rateLimited', { network: 'forged\n{"event":"x"}' })
  expect(events()).toEqual([['rateLimited', 'undefined', 'unknown']])
})
