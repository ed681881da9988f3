import { randomUUID } from 'node:crypto'
import { expect } from './expect.ts'
import type { OpenPage, Visit } from './journey.ts'
import { profilesOf, type TestUser } from './profile-visit.ts'
import type { PublicSite } from './public-site.ts'

/** Helpers for players who can withdraw. */
export function withdrawalsOf(site: PublicSite) {
  const profiles = profilesOf(site)

  const request = async (path: string, token: string, body: object): Promise<void> => {
    const response = await fetch(`${site.address()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
    const { error } = await response.json()
    expect([path, error]).toEqual([path, 0])
  }

  /** Signs up a player with a complete profile, confirmed contacts and own money. */
  async function registerPayee(rubles = 10_000): Promise<TestUser> {
    const player = await profiles.registerUser()
    const { token, phone, login } = player
    await request('/v2/user/update/', token, {
      first_name: 'Анна',
      last_name: 'Северная',
      birthday: '1990-02-28',
      sex: 'f',
      country: 'RU',
      phone,
      email: `${login}@example.com`,
    })
    for (const kind of ['phone', 'email'] as const) {
      await request('/v2/user/send-code/', token, { kind })
      await request(`/v2/user/verify-${kind}/`, token, { code: await profiles.lastCode() })
    }
    await profiles.change(login, { balance: rubles })
    return player
  }

  return {
    ...profiles,
    registerPayee,
    /** Requests a withdrawal to a card through the API. */
    requestWithdrawal: ({ token }: TestUser, amount: number) =>
      request('/payout/card/make-transfer', token, {
        psp: 'card',
        amount,
        type: 'payout',
        params: { account: '4111111111111111' },
      }),
    /** Opens the withdrawal of `player`, or of a newly registered one. */
    async openWithdrawal(options: Visit & { player?: TestUser } = {}): Promise<OpenPage & { player: TestUser }> {
      const { player = await registerPayee(), ...visit } = options
      return { ...(await site.open({ path: '/cashbox?tab=withdraw', ...visit, token: player.token })), player }
    },
  }
}
