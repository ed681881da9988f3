import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork, type EventCallable, type Store } from 'effector'
import { expect, it } from 'vitest'
import { CallFailure, failureOf } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $floatingWindow } from '#app/models/preferences/floating-window.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { redirectOf } from '#app/router/failure-redirects.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { cashbackPayout, promoCodeForm } from './bonuses.model.ts'
import { $marking, $markFailure, notificationRead } from './notifications.model.ts'
import { playerStateChanged } from './player-state-changed.ts'
import { $pendingSettings, $settingFailure, settingSwitched } from './settings.model.ts'

/** What is seen of something that is sent by a press, and the press. */
interface Case<Params> {
  press: EventCallable<Params>
  params: Params
  seen: readonly Store<unknown>[]
}
const caseOf = <Params>(one: Case<Params>) => ({
  press: (scope: ReturnType<typeof fork>) => allSettled(one.press, { scope, params: one.params }),
  seen: one.seen,
})
const cases = {
  cashback: caseOf({
    press: cashbackPayout.submitted,
    params: {},
    seen: [cashbackPayout.$state.map(({ kind, failure, done }) => ({ kind, failure, done }))],
  }),
  'a promo code': caseOf({
    press: promoCodeForm.submitted,
    params: { texts: { promocode: 'NORTH' } },
    seen: [promoCodeForm.$fields, promoCodeForm.$state.map(({ kind, failure, done }) => ({ kind, failure, done }))],
  }),
  'the mark of a notification': caseOf({ press: notificationRead, params: 3, seen: [$marking, $markFailure] }),
  'a setting': caseOf({
    press: settingSwitched,
    params: { setting: 'floating_window' as const, isOn: true },
    seen: [$pendingSettings, $settingFailure, $floatingWindow],
  }),
}

async function waitingAnswer() {
  const { promise: answer, resolve, reject } = Promise.withResolvers<object>()
  const client = new QueryClient()
  provideHttp(client, { call: async (call) => call.data.parse(await answer) })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$session, { id: 5, token: 'one' }],
      [$floatingWindow, true],
    ],
  })
  const told: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => told.push(error) })
  let asked = 0
  createWatch({
    unit: playerStateChanged,
    scope,
    fn: () => {
      asked += 1
    },
  })
  return { scope, resolve, reject, told, asked: () => asked }
}

const leavings = {
  'who has left': signedOut,
  'who has made room for another': signedIn.prepend(() => 'another'),
}

it.each(
  Object.entries(cases).flatMap(([name, one]) =>
    Object.entries(leavings).flatMap(([who, leave]) =>
      (['done', 'refused', 'unread'] as const).map((how) => [name, who, how, one, leave] as const),
    ),
  ),
)('%s of a player %s tells nobody that it was %s', async (_, _who, how, { press, seen }, leave) => {
  const { scope, resolve, reject, told, asked } = await waitingAnswer()
  const sending = press(scope)
  const leaving = allSettled(leave, { scope })
  const before = seen.map((store) => scope.getState(store))
  if (how === 'done') resolve({})
  // "Forbidden" would lead whoever is here to a page of its own.
  else reject(new CallFailure(how === 'refused' ? rejected(25) : noResponse))
  await Promise.all([sending, leaving])
  expect(seen.map((store) => scope.getState(store))).toEqual(before)
  expect(asked()).toBe(0)
  // The operator hears of it; the browser is led nowhere.
  expect(told).toHaveLength(how === 'done' ? 0 : 1)
  expect(told.map((error) => redirectOf(failureOf(error)))).toEqual(told.map(() => null))
})

it.each(Object.entries(cases))(
  '%s is asked for anew where nobody knows of it, and where it was done',
  async (_, one) => {
    for (const [failure, times] of [
      [null, 1],
      [noResponse, 1],
      [rejected(3), 1],
      [rejected(5), 0],
    ] as const) {
      const { scope, resolve, reject, asked } = await waitingAnswer()
      const sending = one.press(scope)
      if (failure === null) resolve({})
      else reject(new CallFailure(failure))
      await sending
      expect(asked()).toBe(times)
    }
  },
)
