import { allSettled, createWatch, fork, type EventCallable, type Store } from 'effector'
import { expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { bonusGivingUp, cashbackPayout, promoCodeSubmission } from './bonuses.model.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** An event that sends a request, and the stores that show its outcome. */
interface Case<Params> {
  press: EventCallable<Params>
  params: Params
  stores: readonly Store<unknown>[]
}
const caseOf = <Params>(one: Case<Params>) => ({
  press: (scope: ReturnType<typeof fork>) => allSettled(one.press, { scope, params: one.params }),
  stores: one.stores,
})
const cases = {
  cashback: caseOf({
    press: cashbackPayout.submitted,
    params: 4200,
    stores: [cashbackPayout.$state],
  }),
  'a promo code': caseOf({
    press: promoCodeSubmission.submitted,
    params: { promocode: 'NORTH' },
    stores: [promoCodeSubmission.$state],
  }),
}

async function start() {
  const { promise: response, resolve, reject } = Promise.withResolvers<object>()
  const { client } = createFakeApi({}, { otherwise: response })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$session, { id: 5, token: 'one' }],
    ],
  })
  const reported: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
  let refreshes = 0
  createWatch({
    unit: playerStateChanged,
    scope,
    fn: () => {
      refreshes += 1
    },
  })
  return { scope, resolve, reject, reported, refreshes: () => refreshes }
}

const sessionChanges = {
  'the player signs out': signedOut,
  'another player signs in': signedIn.prepend(() => 'another'),
}

it.each(
  Object.entries(cases).flatMap(([name, one]) =>
    Object.entries(sessionChanges).flatMap(([change, endSession]) =>
      (['accepted', 'rejected', 'noResponse'] as const).map(
        (outcome) => [name, change, outcome, one, endSession] as const,
      ),
    ),
  ),
)('a submission drops the outcome of %s when %s: %s', async (_, _change, outcome, { press, stores }, endSession) => {
  const { scope, resolve, reject, reported, refreshes } = await start()
  const sending = press(scope)
  const ending = allSettled(endSession, { scope })
  const before = stores.map((store) => scope.getState(store))
  if (outcome === 'accepted') resolve({})
  // Error 25 ("forbidden") would redirect if it were not dropped.
  else reject(new CallFailure(outcome === 'rejected' ? rejected(25) : noResponse))
  await Promise.all([sending, ending])
  expect(stores.map((store) => scope.getState(store))).toEqual(before)
  expect(refreshes()).toBe(0)
  expect(reported).toEqual([])
})

it.each(Object.entries(cases))(
  'a submission with `refresh` refetches the player after %s is accepted or has an unknown outcome',
  async (_, one) => {
    for (const [failure, times] of [
      [null, 1],
      [noResponse, 1],
      [rejected(3), 1],
      [rejected(5), 0],
    ] as const) {
      const { scope, resolve, reject, refreshes } = await start()
      const sending = one.press(scope)
      if (failure === null) resolve({})
      else reject(new CallFailure(failure))
      await sending
      expect(refreshes()).toBe(times)
    }
  },
)

it('giving up a bonus that is rejected has the bonuses read again', async () => {
  const { scope, reject, refreshes } = await start()
  const sent = allSettled(bonusGivingUp.submitted, { scope, params: 7 })
  reject(new CallFailure(rejected(305)))
  await sent
  expect(refreshes()).toBe(1)
})
