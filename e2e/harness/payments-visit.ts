import { randomUUID } from 'node:crypto'
import { expect } from './expect.ts'
import type { OpenPage, Visit } from './journey.ts'
import { profilesOf, type TestUser } from './profile-visit.ts'
import type { PublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'

/** A deposit to be paid. */
interface Deposit {
  system: string
  amount?: number
  bank?: string
}

/** Helpers to create deposits and open their payment pages. */
export function paymentsOf(site: PublicSite) {
  const profiles = profilesOf(site)

  const request = async (path: string, token: string, body: object): Promise<unknown> => {
    const response = await fetch(`${site.address()}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Token ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    })
    const { error, data } = await response.json()
    expect([path, error]).toEqual([path, 0])
    return data
  }

  /** Creates a deposit through the API and returns the path of its page. */
  async function createDeposit({ token }: TestUser, { system, amount = 1002, bank = '' }: Deposit): Promise<string> {
    const params = { system, currency: 'RUB', ...(bank === '' ? {} : { bank }) }
    const data = await request(`/v2/payin/${system}/invoice`, token, { psp: system, amount, type: 'payin', params })
    return typeof data === 'string' ? data : String(Reflect.get(Object(data), 'url'))
  }

  /** Confirms the player's phone, which some payment systems need. */
  async function confirmPhone({ token }: TestUser): Promise<void> {
    await request('/v2/user/send-code/', token, { kind: 'phone' })
    await request('/v2/user/verify-phone/', token, { code: await profiles.lastCode() })
  }

  return {
    ...profiles,
    createDeposit,
    confirmPhone,
    /** Opens the payment page of a new deposit. */
    async openPayment(
      deposit: Deposit & { player?: TestUser },
      options: Visit = {},
    ): Promise<OpenPage & { path: string; player: TestUser }> {
      const { player = await profiles.registerUser(), ...rest } = deposit
      const path = await createDeposit(player, rest)
      return { ...(await site.open({ ...options, path, token: player.token })), path, player }
    },
    /** Sets the server's clock so long after the start of the test. */
    serverTimePasses: (seconds: number) => site.setClock(new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString()),
  }
}
