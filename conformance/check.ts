import { walkAsGuest } from './guest.ts'
import { walkAsPlayer, type TestAccount } from './account.ts'
import type { Results } from './results.ts'
import type { Send } from './send.ts'
import { createWalk } from './walk.ts'

/** Walks every call of the contract against a back end: as a guest, and as a player if there is a test account. */
export async function checkBackEnd(send: Send, account: TestAccount | null): Promise<Results> {
  const walk = createWalk(send)
  const found = await walkAsGuest(walk)
  if (account !== null) await walkAsPlayer(walk, account, found)
  return walk.results
}
