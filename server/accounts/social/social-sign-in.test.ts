import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getAccountHistory, getSessions } from '#contract/player/account.ts'
import { loginProblem } from '#contract/player/credentials.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { getStatus } from '#contract/player/status.ts'
import { networkOf, codeOf, post, readAs, rejection, signUp, tokenOf, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { issueTicket, TICKET_MS } from './social-sign-in.ts'

const logLines: string[] = []

describe('social sign-in', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), { log: { write: (line) => void logLines.push(line) } })
  })
  afterEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())

  const requestTicket = (name: unknown, from?: From) => post(api, '/sandbox/social', { name }, from)
  const ticketFor = async (name: string, from?: From) => tokenOf(await requestTicket(name, from))
  const redeemTicket = (token: unknown, from?: From) => post(api, '/v2/auth/social/', { token }, from)
  const signInAs = async (name: string, from?: From) => tokenOf(await redeemTicket(await ticketFor(name, from), from))
  const status = async (token: string) => {
    const response = await api.app.inject({ url: '/api/v2/status/', headers: { authorization: `Token ${token}` } })
    return getStatus.data.parse(response.json().data)
  }
  const playerNamed = (login: string) =>
    api.database.db.selectFrom('players').selectAll().where('login', '=', login).executeTakeFirstOrThrow()

  it('creates an account named after the identity, with nothing confirmed and the network as referral', async () => {
    const token = await signInAs('Анна К.')
    expect(token.length).toBeGreaterThan(50)
    const user = await status(token)
    expect(user).toMatchObject({ login: 'Анна-К.', phone: '', email: '', phone_confirmed: false, verified: false })
    const { brought_by, password_hash } = await playerNamed('Анна-К.')
    expect(JSON.parse(brought_by)).toEqual({ social: 'sandbox' })
    expect(password_hash).toMatch(/^\$argon2id\$/u)
  })

  it('signs in to the same player for any spelling of the name, also after a restart', async () => {
    const { id } = await status(await signInAs('Olga Sea'))
    expect((await status(await signInAs('  OLGA sea '))).id).toBe(id)
    const ticket = await ticketFor('Olga Sea')
    const restartedApi = await restarted(api)
    expect((await status(tokenOf(await post(restartedApi, '/v2/auth/social/', { token: ticket })))).id).toBe(id)
    await restartedApi.app.close()
    expect((await status(await signInAs('Olga See'))).id).not.toBe(id)
  })

  it('is another player at another network with the same id', async () => {
    const { id } = await status(await signInAs('Same Name'))
    const visit = { address: '10.3.4.9', network: '10.3.4.9', agent: '' }
    const ticket = await issueTicket(api.database.db, { network: 'another', name: 'Same Name' }, visit, TEST_NOW)
    const other = await status(tokenOf(await redeemTicket(ticket)))
    expect(other.id).toBeGreaterThan(id)
  })

  it('records every sign-in in the history and shows the previous one', async () => {
    const first = await signInAs('Traced', { address: '10.3.4.1' })
    expect(await readAs(api, getSessions, { token: first })).toMatchObject({ previous: null })
    api.clock.fix(TEST_NOW + 60_000)
    const token = await signInAs('Traced', { address: '10.3.4.2' })
    expect(await readAs(api, getSessions, { token })).toMatchObject({
      previous: { at: TEST_NOW, address: '10.3.4.1' },
    })
    const { items } = await readAs(api, getAccountHistory, { token, language: 'en' })
    expect(items).toEqual([
      { created_at: TEST_NOW + 60_000, text: expect.stringContaining('(10.3.4.2)') },
      { created_at: TEST_NOW, text: 'Account created (10.3.4.1)' },
    ])
  })

  it.each(['Taken', 'ab', '1234567', '!!! 7', '.-x', 'И'.repeat(40), 'ﬁne😀name', '__proto__'])(
    'derives a valid, free login from %j',
    async (name) => {
      const from = { address: `10.3.0.${name.length}` }
      if (name === 'Taken') await signUp(api, { login: 'taken', phone: '+79991112233' }, from)
      const { login } = await status(await signInAs(name, from))
      expect([login, loginProblem(login)]).toEqual([login, null])
      expect(login.toLowerCase()).not.toBe('taken')
    },
  )

  it('accepts a ticket for two minutes by the server clock', async () => {
    const early = await ticketFor('Early')
    const late = await ticketFor('Late')
    api.clock.fix(TEST_NOW + TICKET_MS - 1)
    expect(await redeemTicket(early)).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW + TICKET_MS)
    expect(await redeemTicket(late)).toMatchObject(rejection(42))
  })

  it.each(['', 'x', 'x'.repeat(5000), null, 7])('rejects an invalid ticket (case %#)', async (token) => {
    expect(codeOf(await redeemTicket(token, { address: '10.3.1.1' }))).toBe(42)
  })

  it('rejects a blocked player and consumes the ticket', async () => {
    const { id } = await status(await signInAs('Blocked'))
    await sandbox(api, 'player', { id, blocked: true })
    const ticket = await ticketFor('Blocked')
    expect(await redeemTicket(ticket)).toMatchObject(rejection(26))
    await sandbox(api, 'player', { id, blocked: false })
    expect(await redeemTicket(ticket)).toMatchObject(rejection(42))
  })

  it.each(['', '  ', '!!!', 'x'.repeat(41), 'a\u0000b', 'a\u202Eb', '\uD800a', null, 7, {}])(
    'issues no ticket for the name %j',
    async (name) => expect(await requestTicket(name, { address: '10.3.2.1' })).toMatchObject(rejection(1)),
  )

  it('limits tickets and sign-ins to thirty per network', async () => {
    const from = networkOf(3)
    for (let attempt = 0; attempt < 30; attempt += 1) await ticketFor('Many', from())
    expect(await requestTicket('Many', from())).toMatchObject({ ...rejection(5), args: { seconds: 10 } })
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await redeemTicket('wrong', from())).toMatchObject(rejection(42))
    const ticket = await ticketFor('Many', { address: '10.3.3.2' })
    expect(await redeemTicket(ticket, from())).toMatchObject({ ...rejection(5), args: { seconds: 10 } })
    api.clock.fix(TEST_NOW + 10_000)
    expect(await redeemTicket(ticket, from())).toMatchObject({ kind: 'accepted' })
  })

  it('stores only hashes of tickets and logs neither tickets nor names on failure', async () => {
    const ticket = await ticketFor('Canary')
    const tickets = await api.database.db.selectFrom('social_tickets').selectAll().execute()
    expect(tickets.some(({ name }) => name === 'Canary')).toBe(true)
    expect(JSON.stringify(tickets)).not.toContain(ticket)
    await api.database.db.schema.alterTable('social_identities').renameTo('away').execute()
    expect(await redeemTicket(ticket)).toMatchObject(rejection(3))
    await api.database.db.schema.alterTable('away').renameTo('social_identities').execute()
    expect(logLines.join('')).toContain('socialLogin')
    expect(logLines.join('')).not.toContain(ticket)
    expect(logLines.join('')).not.toContain('Canary')
  })

  it('is reset with the sandbox', async () => {
    const ticket = await ticketFor('Forgotten')
    const { id } = await status(await signInAs('Forgotten'))
    await sandbox(api, 'reset', {})
    expect(await redeemTicket(ticket)).toMatchObject(rejection(42))
    expect((await status(await signInAs('Forgotten'))).id).not.toBe(id)
  })

  describe('popup page', () => {
    it('is localised and has a strict content security policy', async () => {
      expect((await api.get('/social', 'en')).body).toContain('<h1>Sign in to the site</h1>')
      const { body, headers } = await api.get('/social?lang=ru&theme=day', 'en')
      expect(body).toContain('<html lang="ru" data-theme="day">')
      expect((await api.get('/social?lang=xx&theme="><script>', 'ru')).body).toContain('<html lang="ru">')
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/u),
        'cache-control': 'no-store',
      })
      expect(body).not.toMatch(/<script>|<style|\son\w+=/u)
    })

    it('is absent in production, with its API and the sign-in call', async () => {
      const productionApi = await restarted(api, {}, { sandbox: null })
      for (const url of ['/social', '/social/social.js']) {
        expect([url, (await productionApi.app.inject(url)).statusCode]).toEqual([url, 404])
      }
      for (const url of ['/api/sandbox/social', '/api/v2/auth/social/']) {
        const response = await productionApi.app.inject({ method: 'POST', url, payload: { name: 'x', token: 'x' } })
        expect([response.statusCode, readEnvelope(response.json())]).toMatchObject([404, rejection(1)])
      }
      await productionApi.app.close()
    })
  })
})
