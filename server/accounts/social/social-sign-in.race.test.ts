import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getAccountHistory } from '#contract/player/account.ts'
import { getStatus } from '#contract/player/status.ts'
import { codeOf, post, readAs, rejection, tokenOf, type From } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const logLines: string[] = []

describe(`social sign-in on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source, { log: { write: (line) => void logLines.push(line) } })
  })
  afterEach(() => {
    api.clock.fix(TEST_NOW)
    vi.unstubAllEnvs()
  })
  afterAll(() => api.stop())

  const requestTicket = (name: unknown, from?: From) => post(api, '/sandbox/social', { name }, from)
  const ticketFor = async (name: string, from?: From) => tokenOf(await requestTicket(name, from))
  const redeemTicket = (token: unknown, from?: From) => post(api, '/v2/auth/social/', { token }, from)
  const status = async (token: string) => {
    const response = await api.app.inject({ url: '/api/v2/status/', headers: { authorization: `Token ${token}` } })
    return getStatus.data.parse(response.json().data)
  }

  it('creates one player for concurrent first sign-ins with the same name', async () => {
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketFor('Twin')))
    const tokens = await Promise.all(tickets.map(async (ticket) => tokenOf(await redeemTicket(ticket))))
    const users = await Promise.all(tokens.map(status))
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    const { items } = await readAs(api, getAccountHistory, { token: tokens[0] ?? '', language: 'en' })
    expect(items.filter(({ text }) => text.startsWith('Account created'))).toHaveLength(1)
    expect(items).toHaveLength(4)
  })

  it('accepts a ticket once, also for concurrent requests', async () => {
    const ticket = await ticketFor('Once')
    const responses = await Promise.all([redeemTicket(ticket), redeemTicket(ticket), redeemTicket(ticket)])
    expect(responses.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 42, 42])
    expect(await redeemTicket(ticket)).toMatchObject(rejection(42))
  })
})
