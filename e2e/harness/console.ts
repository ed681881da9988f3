import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from './expect.ts'

/** The sandbox state used by the tests. */
interface SandboxState {
  now: number
  outbox: { id: number; method: string; contact: string; body: string }[]
  players: { id: number; login: string; contact: string }[]
  payouts: { id: number }[]
  payins: { id: number }[]
}

/** Creates a client for the sandbox endpoints, as used by the console page. */
export function consoleOf(address: () => string) {
  const request = async <Data>(path: string, body?: object, token?: string): Promise<Data> => {
    const response = await fetch(`${address()}/api${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
    })
    const { error, data } = await response.json()
    expect([path, error]).toEqual([path, 0])
    return data
  }
  const steer = (path: string, body?: object) => request<SandboxState>(`/sandbox/${path}`, body)
  const state = () => steer('state')
  /** Solves a proof-of-work challenge for an action. */
  const solveFor = async (action: 'register' | 'login'): Promise<string> => {
    const challenge = await request<Parameters<typeof solveChallenge>[0]['challenge']>(
      `/v2/auth/challenge?action=${action}`,
    )
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  /** Returns a player's id by login. */
  const idOf = async (login: string): Promise<number> => {
    const match = (await state()).players.find((player) => player.login === login)
    if (match === undefined) throw new Error(`No player "${login}" in the sandbox.`)
    return match.id
  }
  return {
    state,
    steer,
    solveFor,
    /** Signs up through the API, for tests that are not about the form. */
    async signUp(player: { phone: string; login: string; password: string }): Promise<{ token: string }> {
      const recaptcha = await solveFor('register')
      return request('/v2/auth/register/', { type: 'phone', rules: true, recaptcha, ...player })
    },
    /** Creates another session, as a second device would. */
    async signIn(player: { login: string; password: string }): Promise<{ token: string }> {
      return request('/v2/auth/login/', { recaptcha: await solveFor('login'), ...player })
    },
    /** Grants a bonus by offer key. */
    async give(login: string, offer: string): Promise<void> {
      await steer('give', { id: await idOf(login), offer })
    },
    /** Activates the bonus of a promo code. */
    async usePromoCode({ token }: { token: string }, promocode: string): Promise<void> {
      await request('/v2/user/bonuses', { promocode }, token)
    },
    /** Deposits an amount by transfer, which the console reports as paid. */
    async deposit({ token }: { token: string }, amount: number): Promise<void> {
      const body = { psp: 'transfer', amount, type: 'payin', params: { system: 'transfer', currency: 'RUB' } }
      await request('/v2/payin/transfer/invoice', body, token)
      await steer('payin', { id: (await state()).payins[0]?.id, action: 'paid' })
    },
    /** Plays a round with real money; stake and win in rubles. Without a game, in Cherry Row. */
    async playRound(login: string, round: { amount: number; win: number; game?: string }): Promise<void> {
      await steer('stake', { id: await idOf(login), ...round })
    },
    /** Sends a notification to a player. */
    async notify(login: string, title: string, text = ''): Promise<void> {
      await steer('notify', { id: await idOf(login), title, text })
    },
    /** Reviews a player's identity documents. */
    async reviewDocuments(login: string, confirmed: boolean): Promise<void> {
      await steer('documents', { id: await idOf(login), confirmed })
    },
    /** Sets a player's cashback, balance (rubles) or level. */
    async change(login: string, values: { cashback?: number; balance?: number; level?: number }): Promise<void> {
      await steer('player', { id: await idOf(login), ...values })
    },
    /** Returns the last sent code. */
    async lastCode(): Promise<string> {
      const code = /\d{6}/u.exec((await state()).outbox[0]?.body ?? '')?.[0]
      if (code === undefined) throw new Error('No code was sent.')
      return code
    },
    /** Simulates the arrival of the awaited call or SMS. */
    async letArrive(): Promise<void> {
      await steer('arrived', { id: (await state()).outbox[0]?.id })
    },
  }
}
