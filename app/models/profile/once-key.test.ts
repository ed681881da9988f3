import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $tabStorage, type TextStorage } from '#app/lib/storage.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { bonusActivation, cashbackPayout, promoCodeForm } from './bonuses.model.ts'

/** A page of a player; `answers` are what each call comes to, in their order. */
function page(answers: readonly (Failure | null)[], storage: TextStorage | null = memoryStorage(), id = 5) {
  const client = new QueryClient()
  const keys: (string | undefined)[] = []
  provideHttp(client, {
    call: async (call, { key }) => {
      const failure = answers[keys.length] ?? null
      keys.push(key)
      if (failure !== null) throw new CallFailure(failure)
      return call.data.parse({})
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$tabStorage, storage],
      [$session, { id, token: 'token' }],
    ],
  })
  return { scope, keys }
}
const presses = {
  cashback: (scope: Scope) => allSettled(cashbackPayout.submitted, { scope, params: {} }),
  'a bonus': (scope: Scope) => allSettled(bonusActivation.submitted, { scope, params: { subject: '7' } }),
  'a promo code': (scope: Scope) =>
    allSettled(promoCodeForm.submitted, { scope, params: { texts: { promocode: 'NORTH' } } }),
}

describe.each(Object.entries(presses))('the key of %s', (_, press) => {
  it('is a UUID, which stays until an answer was read, and is another after that', async () => {
    const { scope, keys } = page([noResponse, rejected(3), null, rejected(5), null])
    for (let time = 0; time < 5; time += 1) await press(scope)
    const [first, again, done, refused, last] = keys
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
    expect([again, done]).toEqual([first, first])
    expect(new Set([first, refused, last]).size).toBe(3)
  })

  it('outlives a reload of the page, but not its player', async () => {
    const storage = memoryStorage()
    const before = page([noResponse], storage)
    await press(before.scope)
    const after = page([noResponse], storage)
    await press(after.scope)
    expect(after.keys).toEqual(before.keys)
    const another = page([noResponse], storage, 6)
    await press(another.scope)
    expect(another.keys).not.toEqual(before.keys)
  })

  it.each([
    ['has left', signedOut],
    ['has made room for another', signedIn.prepend(() => 'another')],
  ])('is forgotten when its player %s', async (_name, leave) => {
    const storage = memoryStorage()
    const { scope, keys } = page([noResponse, noResponse], storage)
    const kept = () => ['cashback-key', 'bonus-key', 'promo-code-key'].flatMap((place) => storage.getItem(place) ?? [])
    await press(scope)
    expect(kept()).toHaveLength(1)
    await allSettled(leave, { scope })
    expect(kept()).toEqual([])
    await press(scope)
    expect(new Set(keys).size).toBe(2)
  })

  it('is kept where the browser stores nothing, and where what it has stored is none of ours', async () => {
    for (const storage of [null, { ...memoryStorage(), getItem: () => '{"key":' }]) {
      const { scope, keys } = page([noResponse, null], storage)
      await press(scope)
      await press(scope)
      expect(keys).toEqual([keys[0], keys[0]])
    }
  })
})

it('the key of another bonus or code is another', async () => {
  const { scope, keys } = page([noResponse, noResponse, noResponse, noResponse])
  await allSettled(bonusActivation.submitted, { scope, params: { subject: '7' } })
  await allSettled(bonusActivation.submitted, { scope, params: { subject: '8' } })
  await allSettled(promoCodeForm.submitted, { scope, params: { texts: { promocode: 'NORTH' } } })
  await allSettled(promoCodeForm.submitted, { scope, params: { texts: { promocode: 'SOUTH' } } })
  expect(new Set(keys).size).toBe(4)
})
