import { exampleRequests } from '#contract/example-requests.ts'
import type { Walk } from './walk.ts'

/** Requests that players' protection must refuse: a limit below 0, a break with a wrong password, a return from none. */
const REFUSED = {
  setLimit: { body: { kind: 'deposit', period: 'day', amount: -1 } },
  cancelLimitRaise: { params: '2147483647' },
  beginExclusion: { body: { ...exampleRequests['beginExclusion']?.body, term: 'day' } },
  requestReturn: {},
} as const

/** Checks the calls of players' protection, without a limit or a break of the test player. */
export async function checkProtection(walk: Walk, token: string): Promise<void> {
  for (const [name, request] of Object.entries(REFUSED))
    walk.expectRejection(name, await walk.ask(name, request, { token }))
  walk.expectData('checkReality', await walk.ask('checkReality', {}, { token }))
}
