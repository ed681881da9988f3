import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $tabStorage, createTabStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, inOrder } from '#app/testing/fake-api.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { bonusActivation, cashbackPayout, promoCodeSubmission } from '#app/features/profile/models/bonuses.model.ts'

/** A player's page; `outcomes` are those of the calls, in order (`null`: accepted). */
function page(outcomes: readonly (Failure | null)[], storage: TextStorage = memoryStorage(), id = 5) {
  const { client, keys } = createFakeApi(
    {},
    { otherwise: inOrder(...outcomes.map((failure) => (failure === null ? {} : fault.failure(failure)))) },
  )
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
  cashback: (scope: Scope) => allSettled(cashbackPayout.submitted, { scope, params: 4200 }),
  'a bonus': (scope: Scope) => allSettled(bonusActivation.submitted, { scope, params: 7 }),
  'a promo code': (scope: Scope) =>
    allSettled(promoCodeSubmission.submitted, { scope, params: { promocode: 'NORTH' } }),
}

describe.each(Object.entries(presses))('the idempotency key of %s', (_, press) => {
  it('is a UUID that retries reuse until the outcome is known', async () => {
    // A rate limit says nothing about the earlier requests with the key.
    const { scope, keys } = page([noResponse, rejected(3), rejected(5), null, rejected(18), null])
    for (let count = 0; count < 6; count += 1) await press(scope)
    const [first, retry, afterLimit, accepted, afterRejection, last] = keys
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
    expect([retry, afterLimit, accepted]).toEqual([first, first, first])
    expect(new Set([first, afterRejection, last]).size).toBe(3)
  })

  it('survives a reload, but is not used for another player', async () => {
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
    ['the player signs out', signedOut],
    ['another player signs in', signedIn.prepend(() => 'another')],
  ])('is removed when %s', async (_name, endSession) => {
    const storage = memoryStorage()
    const { scope, keys } = page([noResponse, noResponse], storage)
    const stored = () => ['cashback-key', 'bonus-key', 'promo-code-key'].flatMap((key) => storage.getItem(key) ?? [])
    await press(scope)
    expect(stored()).toHaveLength(1)
    await allSettled(endSession, { scope })
    expect(stored()).toEqual([])
    await press(scope)
    expect(new Set(keys).size).toBe(2)
  })

  it('is kept in memory if the storage of the tab is disabled, full or contains malformed JSON', async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full')
      },
    }
    vi.spyOn(console, 'warn').mockReturnValue()
    for (const stored of [null, full, { ...memoryStorage(), getItem: () => '{"key":' }]) {
      const storage = createTabStorage(stored)
      const { scope, keys } = page([noResponse, null], storage)
      await press(scope)
      await press(scope)
      expect(keys).toEqual([keys[0], keys[0]])
    }
  })
})

it('idempotencyKeyFor creates a key per bonus and promo code', async () => {
  const { scope, keys } = page([noResponse, noResponse, noResponse, noResponse])
  await allSettled(bonusActivation.submitted, { scope, params: 7 })
  await allSettled(bonusActivation.submitted, { scope, params: 8 })
  await allSettled(promoCodeSubmission.submitted, { scope, params: { promocode: 'NORTH' } })
  await allSettled(promoCodeSubmission.submitted, { scope, params: { promocode: 'SOUTH' } })
  expect(new Set(keys).size).toBe(4)
})

it('removeIdempotencyKey leaves the key of another bonus', async () => {
  const { scope, keys } = page([noResponse, null, null])
  await allSettled(bonusActivation.submitted, { scope, params: 7 })
  await allSettled(bonusActivation.submitted, { scope, params: 8 })
  await allSettled(bonusActivation.submitted, { scope, params: 7 })
  expect(keys[2]).toBe(keys[0])
})
