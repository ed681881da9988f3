import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/status.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { statusReceived } from './session-load.model.ts'
import { $session, signedOut, playerKey, identified, storedSession, signedIn } from './session.model.ts'

const userOf = (id: number) => getStatus.data.parse({ id, login: 'anna' })
const MONTH = 30

/** A start in a browser that has kept a token and, where it is `known`, whose it is. */
function start(known: number | null) {
  const { cookies, jar } = memoryCookies({ token: 'kept' })
  const storage = memoryStorage()
  if (known !== null) storage.setItem(playerKey, String(known))
  const written: [string, string, number][] = []
  const noting = {
    ...cookies,
    set: (name: string, value: string, days: number) => {
      written.push([name, value, days])
      cookies.set(name, value, days)
    },
  }
  const scope = fork({
    values: [
      [$cookies, noting],
      [$storage, storage],
      [$session, storedSession(cookies, storage)],
    ],
  })
  return { scope, jar, written }
}

describe('a token that the browser has kept', () => {
  it('is kept for its full time again when the status has said that it is still the player’s, once a start', async () => {
    const { scope, written } = start(5)
    await allSettled(statusReceived, { scope, params: userOf(5) })
    expect(written).toEqual([['token', 'kept', MONTH]])
    await allSettled(statusReceived, { scope, params: userOf(5) })
    await allSettled(identified, { scope, params: 5 })
    expect(written).toHaveLength(1)
  })

  it('is so when it was asked whose it is', async () => {
    const { scope, written } = start(null)
    await allSettled(identified, { scope, params: 5 })
    expect(written).toEqual([['token', 'kept', MONTH]])
  })

  it('is left as it is while a status names somebody else, or nobody', async () => {
    const { scope, written } = start(5)
    await allSettled(statusReceived, { scope, params: userOf(0) })
    await allSettled(signedOut, { scope })
    await allSettled(statusReceived, { scope, params: userOf(0) })
    expect(written).toEqual([])
  })

  it('does not come back where another tab has a fresh one, or has signed out', async () => {
    for (const other of ['fresh', null]) {
      const { scope, jar, written } = start(5)
      if (other === null) jar.delete('token')
      else jar.set('token', other)
      await allSettled(statusReceived, { scope, params: userOf(5) })
      expect(written).toEqual([])
      expect(jar.get('token') ?? null).toBe(other)
    }
  })

  it('never takes the place of one that was given since', async () => {
    const { scope, jar } = start(5)
    void allSettled(signedIn, { scope, params: 'given' })
    await allSettled(identified, { scope, params: 7 })
    expect(jar.get('token')).toBe('given')
  })
})
