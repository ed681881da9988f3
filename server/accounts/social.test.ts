import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getAccountHistory, getSessions } from '#contract/account.ts'
import { loginProblem } from '#contract/credentials.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { networkOf, codeOf, post, readAs, refusal, signUp, tokenOf, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { TICKET_MS } from './social.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const lines: string[] = []

describe.each(sources)('social login on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source, { log: { write: (line) => void lines.push(line) } })
  })
  afterEach(() => {
    api.clock.fix(TEST_NOW)
    vi.unstubAllEnvs()
  })
  afterAll(() => api.stop())

  const ask = (name: unknown, from?: From) => post(api, '/sandbox/social', { name }, from)
  const ticketFor = async (name: string, from?: From) => tokenOf(await ask(name, from))
  const enter = (token: unknown, from?: From) => post(api, '/v2/auth/social/', { token }, from)
  const comeAs = async (name: string, from?: From) => tokenOf(await enter(await ticketFor(name, from), from))
  const status = async (token: string) => {
    const answer = await api.app.inject({ url: '/api/v2/status/', headers: { authorization: `Token ${token}` } })
    return getStatus.data.parse(answer.json().data)
  }
  const playerNamed = (login: string) =>
    api.database.db.selectFrom('players').selectAll().where('login', '=', login).executeTakeFirstOrThrow()

  it('makes an account at the first time: its login is the name, nothing is confirmed, and it says who has brought it', async () => {
    const token = await comeAs('Анна К.')
    expect(token.length).toBeGreaterThan(50)
    const user = await status(token)
    expect(user).toMatchObject({ login: 'Анна-К.', phone: '', email: '', phone_confirmed: false, verified: false })
    const { brought_by, password_hash } = await playerNamed('Анна-К.')
    expect(JSON.parse(brought_by)).toEqual({ social: 'sandbox' })
    expect(password_hash).toMatch(/^\$argon2id\$/u)
  })

  it('is the same player for the same name, however it is written, and after a restart too', async () => {
    const { id } = await status(await comeAs('Olga Sea'))
    expect((await status(await comeAs('  OLGA sea '))).id).toBe(id)
    const ticket = await ticketFor('Olga Sea')
    const again = await restarted(api)
    expect((await status(tokenOf(await post(again, '/v2/auth/social/', { token: ticket })))).id).toBe(id)
    await again.app.close()
    expect((await status(await comeAs('Olga See'))).id).not.toBe(id)
  })

  it('leaves the traces of any other: the history tells of each, and the next session of the last', async () => {
    const first = await comeAs('Traced', { address: '10.3.4.1' })
    expect(await readAs(api, getSessions, { token: first })).toMatchObject({ previous: null })
    api.clock.fix(TEST_NOW + 60_000)
    const token = await comeAs('Traced', { address: '10.3.4.2' })
    expect(await readAs(api, getSessions, { token })).toMatchObject({
      previous: { at: TEST_NOW, address: '10.3.4.1' },
    })
    const { items } = await readAs(api, getAccountHistory, { token, language: 'en' })
    expect(items).toEqual([
      { created_at: TEST_NOW + 60_000, text: expect.stringContaining('(10.3.4.2)') },
      { created_at: TEST_NOW, text: 'The account was made (10.3.4.1)' },
    ])
  })

  it('makes one player where the same name comes the first time at the same time', async () => {
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketFor('Twin')))
    const tokens = await Promise.all(tickets.map(async (ticket) => tokenOf(await enter(ticket))))
    const users = await Promise.all(tokens.map(status))
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    const { items } = await readAs(api, getAccountHistory, { token: tokens[0] ?? '', language: 'en' })
    expect(items.filter(({ text }) => text.startsWith('The account was made'))).toHaveLength(1)
    expect(items).toHaveLength(4)
  })

  it.each(['Taken', 'ab', '1234567', '!!! 7', '.-x', 'И'.repeat(40), 'ﬁne😀name', '__proto__'])(
    'gives a login to %j that nobody has and that the rules allow',
    async (name) => {
      const from = { address: `10.3.0.${name.length}` }
      if (name === 'Taken') await signUp(api, { login: 'taken', phone: '+79991112233' }, from)
      const { login } = await status(await comeAs(name, from))
      expect([login, loginProblem(login)]).toEqual([login, null])
      expect(login.toLowerCase()).not.toBe('taken')
    },
  )

  it('takes a ticket once, even where it comes many times at the same time', async () => {
    const ticket = await ticketFor('Once')
    const answers = await Promise.all([enter(ticket), enter(ticket), enter(ticket)])
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 42, 42])
    expect(await enter(ticket)).toMatchObject(refusal(42))
  })

  it('takes a ticket for two minutes by the clock of the server', async () => {
    const early = await ticketFor('Early')
    const late = await ticketFor('Late')
    api.clock.fix(TEST_NOW + TICKET_MS - 1)
    expect(await enter(early)).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW + TICKET_MS)
    expect(await enter(late)).toMatchObject(refusal(42))
  })

  it.each(['', 'x', 'x'.repeat(5000), null, 7])('knows no ticket %#', async (token) => {
    expect(codeOf(await enter(token, { address: '10.3.1.1' }))).toBe(42)
  })

  it('lets nobody in who is blocked, and the ticket is gone', async () => {
    const { id } = await status(await comeAs('Blocked'))
    await sandbox(api, 'player', { id, blocked: true })
    const ticket = await ticketFor('Blocked')
    expect(await enter(ticket)).toMatchObject(refusal(26))
    await sandbox(api, 'player', { id, blocked: false })
    expect(await enter(ticket)).toMatchObject(refusal(42))
  })

  it.each(['', '  ', '!!!', 'x'.repeat(41), 'a\u0000b', 'a\u202Eb', '\uD800a', null, 7, {}])(
    'gives no ticket to the name %j',
    async (name) => expect(await ask(name, { address: '10.3.2.1' })).toMatchObject(refusal(1)),
  )

  it('is slowed after thirty from one place, each by the clock, and nobody else is', async () => {
    const from = networkOf(3)
    for (let at = 0; at < 30; at += 1) await ticketFor('Many', from())
    expect(await ask('Many', from())).toMatchObject({ ...refusal(5), args: { seconds: 10 } })
    for (let at = 0; at < 30; at += 1) expect(await enter('wrong', from())).toMatchObject(refusal(42))
    const ticket = await ticketFor('Many', { address: '10.3.3.2' })
    expect(await enter(ticket, from())).toMatchObject({ ...refusal(5), args: { seconds: 10 } })
    api.clock.fix(TEST_NOW + 10_000)
    expect(await enter(ticket, from())).toMatchObject({ kind: 'accepted' })
  })

  it('keeps no ticket, only what tells whether one is right, and writes none into the log, whatever breaks', async () => {
    const ticket = await ticketFor('Canary')
    const kept = await api.database.db.selectFrom('social_tickets').selectAll().execute()
    expect(kept.some(({ name }) => name === 'Canary')).toBe(true)
    expect(JSON.stringify(kept)).not.toContain(ticket)
    await api.database.db.schema.alterTable('social_identities').renameTo('away').execute()
    expect(await enter(ticket)).toMatchObject(refusal(3))
    await api.database.db.schema.alterTable('away').renameTo('social_identities').execute()
    expect(lines.join('')).toContain('socialLogin')
    expect(lines.join('')).not.toContain(ticket)
    expect(lines.join('')).not.toContain('Canary')
  })

  it('is forgotten when the sandbox begins anew', async () => {
    const ticket = await ticketFor('Forgotten')
    const { id } = await status(await comeAs('Forgotten'))
    await sandbox(api, 'reset', {})
    expect(await enter(ticket)).toMatchObject(refusal(42))
    expect((await status(await comeAs('Forgotten'))).id).not.toBe(id)
  })

  describe('the window', () => {
    it('speaks both languages, and has a policy that lets it run nothing but its own file', async () => {
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

    it('is not there in production, and neither is what it asks, nor the login', async () => {
      vi.stubEnv('NODE_ENV', 'production')
      const earnest = await restarted(api)
      for (const url of ['/social', '/social/social.js']) {
        expect([url, (await earnest.app.inject(url)).statusCode]).toEqual([url, 404])
      }
      for (const url of ['/api/sandbox/social', '/api/v2/auth/social/']) {
        const answer = await earnest.app.inject({ method: 'POST', url, payload: { name: 'x', token: 'x' } })
        expect([answer.statusCode, readEnvelope(answer.json())]).toMatchObject([404, refusal(1)])
      }
      await earnest.app.close()
    })
  })
})
