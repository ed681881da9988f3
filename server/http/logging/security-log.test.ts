import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { post, newUser, rejection } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { newSeededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
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
  const { registerUser, requestRecovery, startRecovery, checkCode, setPassword, signIn, advance } = recoveryHelpers(
    () => api,
  )
  beforeAll(async () => {
    api = await startTestApi(newSeededMemory())
  })
  afterAll(() => api.stop())
  beforeEach(() => void lines.splice(0))
  /** Signs up a player whose own lines a test ignores. */
  const registerSilently = async () => {
    const user = await registerUser()
    lines.splice(0)
    return user
  }

  it('has a line for a sign-up and a sign-in', async () => {
    const { login, from } = await registerUser()
    await signIn(login, 'for-gotten', from)
    expect(events()).toEqual([
      ['registered', 'number', '10.1.0.0/24'],
      ['loggedIn', 'number', '10.1.0.0/24'],
    ])
  })

  it('has a line for a failed sign-in, an unknown one, and a sign-in from a new network', async () => {
    const { login } = await registerSilently()
    await signIn(login, 'wrong-one', { address: '203.0.113.7' })
    await signIn('nothing-here', 'wrong-one', { address: '2001:db8:1:2::3' })
    await signIn(login, 'for-gotten', { address: '203.0.113.7' })
    expect(lines.join('')).not.toMatch(/203\.0\.113\.7|lost|nothing-here|wrong/u)
    expect(lines[0]).toMatch(/^\{"time":"\d{4}-[^"]+Z","log":"security","event":"loginFailed",.+\}\n$/u)
    expect(events()).toEqual([
      ['loginFailed', 'number', '203.0.113.0/24'],
      ['loginFailed', 'undefined', '2001:db8:1::/48'],
      ['loggedIn', 'number', '203.0.113.0/24'],
      ['newNetwork', 'number', '203.0.113.0/24'],
    ])
  })

  it('has a line for the sign-in of a blocked player', async () => {
    const { login, from } = await registerSilently()
    const blocked = { blocked_at: new Date(TEST_NOW) }
    await api.database.db.updateTable('players').set(blocked).where('login', '=', login).execute()
    await signIn(login, 'for-gotten', from)
    expect(events()).toEqual([['blockedLogin', 'number', '10.1.0.0/24']])
  })

  it('has lines for start and end of a recovery', async () => {
    const { phone, from } = await registerSilently()
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
    const { token } = await registerSilently()
    const body = { current: 'for-gotten', password: 'another-secret-9' }
    expect(await post(api, '/v2/auth/change-current-password/', body, { token })).toMatchObject({ kind: 'accepted' })
    expect(events()).toEqual([['passwordChanged', 'number', undefined]])
  })

  it('has lines for wrong codes and exhausted attempts, but none for an early resend', async () => {
    const { phone, from } = await registerSilently()
    const { hash } = await startRecovery(phone, from)
    expect(await requestRecovery(phone, from)).toMatchObject(rejection(2))
    expect(events()).toEqual([['recoveryStarted', 'number', '10.1.0.0/24']])
    const wrong = (await lastCode(api)) === '000000' ? '111111' : '000000'
    expect(await checkCode(hash, wrong, { address: '192.0.2.9' })).toMatchObject(rejection(100))
    expect(events()).toEqual([['wrongCode', 'undefined', '192.0.2.0/24']])
    for (let attempt = 0; attempt < 5; attempt += 1) {
      advance(timing.wrongCodeLockout)
      await checkCode(hash, wrong, { address: '192.0.2.9' })
    }
    expect(events().at(-1)).toEqual(['limitExhausted', 'undefined', '192.0.2.0/24'])
    api.clock.fix(TEST_NOW)
  })

  it('has a line for a wrong current password and a failed challenge', async () => {
    const { token } = await registerSilently()
    const from = { token, address: '192.0.2.30' }
    const body = { current: 'guessed-wrongly', password: 'another-secret-9' }
    expect(await post(api, '/v2/auth/change-current-password/', body, from)).toMatchObject(rejection(135))
    const bad = { login: 'x-login', password: 'secret-1', recaptcha: 'forged' }
    expect(await post(api, '/v2/auth/login/', bad, from)).toMatchObject(rejection(24))
    expect(events()).toEqual([
      ['wrongCurrentPassword', 'number', '192.0.2.0/24'],
      ['challengeFailed', 'number', '192.0.2.0/24'],
    ])
  })

  it('has no line for a session or a recovery that was rolled back', async () => {
    const { login, phone, from } = await registerSilently()
    const { hash } = await startRecovery(phone, from)
    await checkCode(hash, await lastCode(api), from)
    lines.splice(0)
    // Fails the transactions after their last statement.
    await sql`create function reject_commit() returns trigger language plpgsql as $$ begin raise 'rejected'; end $$`.execute(
      api.database.db,
    )
    await sql`create constraint trigger reject_commit after update or insert on player_addresses deferrable initially deferred for each row execute function reject_commit()`.execute(
      api.database.db,
    )
    expect(await signIn(login, 'for-gotten', { address: '203.0.113.70' })).toMatchObject(rejection(3))
    expect(await setPassword(hash, 'new-secret-password-1')).toMatchObject(rejection(3))
    await sql`drop function reject_commit cascade`.execute(api.database.db)
    expect(events()).toEqual([])
  })

  it('has a line for a rate limited sign-in', async () => {
    const attempt = () => signIn('no-such-player', newUser.password, { address: '198.51.100.4' })
    for (let index = 0; index < 6; index += 1) await attempt()
    expect(events().at(-1)).toEqual(['rateLimited', 'undefined', '198.51.100.0/24'])
  })
})

describe('logSecurityEvent', () => {
  beforeEach(() => {
    lines.splice(0)
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => void vi.useRealTimers())
  const networks = () => events().map(([, , network]) => network)

  it('writes a failure once a second per network', () => {
    for (const network of ['1.0.0.1', '1.0.0.1', '2.0.0.1']) logSecurityEvent('wrongCode', { network })
    expect(networks()).toEqual(['1.0.0.0/24', '2.0.0.0/24'])
    vi.advanceTimersByTime(999)
    logSecurityEvent('wrongCode', { network: '1.0.0.1' })
    expect(networks()).toEqual([])
    vi.advanceTimersByTime(1)
    logSecurityEvent('wrongCode', { network: '1.0.0.1' })
    expect(networks()).toEqual(['1.0.0.0/24'])
  })

  it('writes every success', () => {
    for (const playerId of [1, 2]) logSecurityEvent('loggedIn', { playerId, network: '1.0.0.1' })
    expect(lines).toHaveLength(2)
  })
})

it('logSecurityEvent replaces a network of an unknown format', () => {
  lines.splice(0)
  logSecurityEvent('newNetwork', { network: 'forged\n{"event":"x"}' })
  expect(events()).toEqual([['newNetwork', 'undefined', 'unknown']])
})
