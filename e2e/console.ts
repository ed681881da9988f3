import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from './expect.ts'

/** What the console shows, as far as journeys look at it. */
interface SandboxState {
  now: number
  outbox: { id: number; method: string; contact: string; body: string }[]
  players: { id: number; login: string; contact: string }[]
}

/** Steers the reference API of a site, as its console does. */
export function consoleOf(address: () => string) {
  const ask = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${address()}/api${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    })
    const { error, data } = await answer.json()
    expect([path, error]).toEqual([path, 0])
    return data
  }
  const steer = (path: string, body?: object) => ask<SandboxState>(`/sandbox/${path}`, body)
  const state = () => steer('state')
  /** What the proof of work is worth, for one action. */
  const solved = async (action: 'register' | 'login'): Promise<string> => {
    const challenge = await ask<Parameters<typeof solveChallenge>[0]['challenge']>(
      `/v2/auth/challenge?action=${action}`,
    )
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  /** The number of a player, by the login. */
  const idOf = async (login: string): Promise<number> => {
    const found = (await state()).players.find((player) => player.login === login)
    if (found === undefined) throw new Error(`The console shows no ${login}.`)
    return found.id
  }
  return {
    state,
    steer,
    /** Makes an account by the wire; a journey that is not about that need not fill a form. */
    async register(player: { phone: string; login: string; password: string }): Promise<{ token: string }> {
      const recaptcha = await solved('register')
      return ask('/v2/auth/register/', { type: 'phone', rules: true, recaptcha, ...player })
    },
    /** Signs in once more, as another device would. */
    async logIn(player: { login: string; password: string }): Promise<{ token: string }> {
      return ask('/v2/auth/login/', { recaptcha: await solved('login'), ...player })
    },
    /** Gives a bonus by the key of its offer. */
    async give(login: string, offer: string): Promise<void> {
      await steer('give', { id: await idOf(login), offer })
    },
    /** Tells a player something. */
    async notify(login: string, title: string, text = ''): Promise<void> {
      await steer('notify', { id: await idOf(login), title, text })
    },
    /** Has looked at the papers of a player. */
    async papers(login: string, confirmed: boolean): Promise<void> {
      await steer('papers', { id: await idOf(login), confirmed })
    },
    /** Changes what a player has: rubles, points, a level. */
    async change(login: string, has: { cashback?: number; balance?: number; level?: number }): Promise<void> {
      await steer('player', { id: await idOf(login), ...has })
    },
    /** The code that was sent last. */
    async lastCode(): Promise<string> {
      const code = /\d{6}/u.exec((await state()).outbox[0]?.body ?? '')?.[0]
      if (code === undefined) throw new Error('No code was sent.')
      return code
    },
    /** The call or the text that is awaited last has come. */
    async letArrive(): Promise<void> {
      await steer('arrived', { id: (await state()).outbox[0]?.id })
    },
  }
}
