import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { statusReceived } from './session-load.model.ts'
import { $session, signedOut, playerKey, identified, storedSession, signedIn } from './session.model.ts'

const userOf = (id: number) => getStatus.data.parse({ id, login: 'anna' })
const MONTH_DAYS = 30

/** Starts with a stored token and, optionally, a stored player id. */
function start(playerId: number | null) {
  const { cookies, jar } = memoryCookies({ token: 'kept' })
  const storage = memoryStorage()
  if (playerId !== null) storage.setItem(playerKey, String(playerId))
  const writes: [string, string, number][] = []
  const recordingCookies = {
    ...cookies,
    set: (name: string, value: string, days: number) => {
      writes.push([name, value, days])
      cookies.set(name, value, days)
    },
  }
  const scope = fork({
    values: [
      [$cookies, recordingCookies],
      [$storage, storage],
      [$session, storedSession(cookies, storage)],
    ],
  })
  return { scope, jar, writes }
}

describe('stored token', () => {
  it('is extended once per page load when the status confirms its player', async () => {
    const { scope, writes } = start(5)
    await allSettled(statusReceived, { scope, params: userOf(5) })
    expect(writes).toEqual([['token', 'kept', MONTH_DAYS]])
    await allSettled(statusReceived, { scope, params: userOf(5) })
    await allSettled(identified, { scope, params: 5 })
    expect(writes).toHaveLength(1)
  })

  it('is extended when the token check identifies its player', async () => {
    const { scope, writes } = start(null)
    await allSettled(identified, { scope, params: 5 })
    expect(writes).toEqual([['token', 'kept', MONTH_DAYS]])
  })

  it('is not extended by a status of another player or a guest', async () => {
    const { scope, writes } = start(5)
    await allSettled(statusReceived, { scope, params: userOf(0) })
    await allSettled(signedOut, { scope })
    await allSettled(statusReceived, { scope, params: userOf(0) })
    expect(writes).toEqual([])
  })

  it('is not restored when another tab has replaced or removed it', async () => {
    for (const newToken of ['fresh', null]) {
      const { scope, jar, writes } = start(5)
      if (newToken === null) jar.delete('token')
      else jar.set('token', newToken)
      await allSettled(statusReceived, { scope, params: userOf(5) })
      expect(writes).toEqual([])
      expect(jar.get('token') ?? null).toBe(newToken)
    }
  })

  it('does not overwrite a newer token', async () => {
    const { scope, jar } = start(5)
    void allSettled(signedIn, { scope, params: 'given' })
    await allSettled(identified, { scope, params: 7 })
    expect(jar.get('token')).toBe('given')
  })
})
