import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $session, identified, signedIn, signedOut } from '#app/models/session/session.model.ts'
import { signOutRequested } from '#app/models/session/sign-out/sign-out.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { readDraft, writeDraft } from './drafts.ts'

function start() {
  const storage = memoryStorage()
  const scope = fork({
    values: [
      [$tabStorage, storage],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  writeDraft({ storage, player: 5 }, 'profile', { city: 'Тверь' })
  return {
    storage,
    scope,
    readOf: (player: number) => readDraft({ storage, player }, 'profile'),
    // Not awaited: the token check has no server.
    signIn: async (player: number) => {
      void allSettled(signedIn, { scope, params: 'new token' })
      await allSettled(identified, { scope, params: player })
    },
  }
}

describe('drafts', () => {
  it('come back to the same player after a session that ended elsewhere', async () => {
    const { scope, storage, readOf, signIn } = start()
    await allSettled(signedOut, { scope })
    expect([readOf(5), readOf(0)]).toEqual([{}, {}])
    writeDraft({ storage, player: 0 }, 'sign-in', { login: 'anna' })
    void signIn(5)
    await signIn(5)
    expect(readOf(5)).toEqual({ city: 'Тверь' })
  })

  it('are not kept for another player', async () => {
    const { scope, readOf, signIn } = start()
    await allSettled(signedOut, { scope })
    await signIn(6)
    await allSettled(signedOut, { scope })
    await signIn(5)
    expect([readOf(5), readOf(6)]).toEqual([{}, {}])
  })

  it('end with a sign-out in the tab', async () => {
    const { scope, storage, signIn, readOf } = start()
    void allSettled(signOutRequested, { scope })
    await signIn(5)
    expect(readOf(5)).toEqual({})
    expect(storage.getItem('drafts-set-aside')).toBeNull()
  })
})
