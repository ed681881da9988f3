import { onlineManager, QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { readFavourites } from '#app/queries/favourites.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { $bufferedToggles, favouriteToggled } from './favourite-toggled.ts'
import { favouriteFailed } from './favourites.model.ts'

afterEach(() => onlineManager.setOnline(true))

/** A player whose catalogue is known, with game 3 as a favourite, and a server that answers as the test says. */
function player(answers: { toggle: () => Promise<object>; list?: () => Promise<object>; told?: readonly number[] }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // It hears of the network, as under the provider of a page.
  client.mount()
  const sent: string[] = []
  provideHttp(client, {
    call: async (call) => {
      sent.push(call.name)
      const { toggle, list = () => Promise.reject(new CallFailure(noResponse)) } = answers
      return call.data.parse(await (call.name === 'toggleFavorite' ? toggle() : list()))
    },
  })
  client.setQueryData(['games', { session: 5, language: 'ru', device: 'desktop' }], { games: [], favorites: [3] })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$session, { id: 5, token: 'token' }],
      [$bufferedToggles, answers.told ?? []],
    ],
  })
  const told: Failure[] = []
  createWatch({ unit: favouriteFailed, scope, fn: (failure) => told.push(failure) })
  const reported: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
  return {
    scope,
    sent,
    told,
    reported,
    press: (id: number) => allSettled(favouriteToggled, { scope, params: id }),
    /** Until the list is to be asked for, and there is no network. */
    waits: () =>
      vi.waitFor(() => {
        const paused = client.getQueryCache().findAll({ fetchStatus: 'paused' })
        if (paused.length === 0) throw new Error('Nothing waits.')
      }),
    shown: () => [...readFavourites(client, 5)],
  }
}
const failing = (failure: Failure) => () => Promise.reject(new CallFailure(failure))

it.each([
  ['was not read', noResponse],
  ['is an internal error', rejected(3)],
])('a heart whose answer %s shows what the list says', async (_, failure) => {
  const { press, shown, sent, told } = player({ toggle: failing(failure), list: async () => ({ items: [8, 3] }) })
  await press(7)
  expect(shown()).toEqual([8, 3])
  expect(sent).toEqual(['toggleFavorite', 'getFavorites'])
  expect(told).toEqual([failure])
})

it('a heart that is refused goes back, and nothing is asked', async () => {
  const { press, shown, sent } = player({ toggle: failing(rejected(500)) })
  await press(7)
  expect(shown()).toEqual([3])
  expect(sent).toEqual(['toggleFavorite'])
})

it('a heart that is pressed again before the list has come, and then refused, goes back to what the list said', async () => {
  const list = Promise.withResolvers<object>()
  const second = Promise.withResolvers<object>()
  let pressed = 0
  const { press, shown, sent } = player({
    toggle: () => {
      pressed += 1
      return pressed === 1 ? Promise.reject(new CallFailure(noResponse)) : second.promise
    },
    list: () => list.promise,
  })
  const first = press(7)
  await vi.waitFor(() => expect(sent).toEqual(['toggleFavorite', 'getFavorites']))
  const again = press(7)
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  list.resolve({ items: [8, 3] })
  await vi.waitFor(() => expect(shown()).toEqual([8, 3]))
  second.reject(new CallFailure(rejected(5)))
  await Promise.all([first, again])
  expect(shown()).toEqual([8, 3])
})

it('a list that is asked for while there is no network is asked for when it is back', async () => {
  const { press, shown, sent, waits } = player({ toggle: failing(noResponse), list: async () => ({ items: [7, 3] }) })
  onlineManager.setOnline(false)
  const pressing = press(7)
  await waits()
  onlineManager.setOnline(true)
  await pressing
  expect(shown()).toEqual([7, 3])
  expect(sent.filter((call) => call === 'getFavorites')).toHaveLength(1)
})

it.each([
  ['has left', signedOut],
  ['has made room for another', signedIn.prepend(() => 'another')],
])('a heart of a player who %s tells nobody, and asks nothing with the next token', async (_, leave) => {
  const { promise, reject } = Promise.withResolvers<object>()
  const { scope, press, sent, told, reported } = player({ toggle: () => promise })
  const pressing = press(7)
  const leaving = allSettled(leave, { scope })
  reject(new CallFailure(rejected(25)))
  await Promise.all([pressing, leaving])
  expect(sent).toEqual(['toggleFavorite'])
  expect(told).toEqual([])
  expect(reported.map((error) => error instanceof CallFailure)).toEqual([false])
})

it('a list that waits for the network is not asked for when another player is here', async () => {
  const { scope, press, sent, waits } = player({ toggle: failing(noResponse), list: async () => ({ items: [7] }) })
  onlineManager.setOnline(false)
  const pressing = press(7)
  await waits()
  const leaving = allSettled(signedOut, { scope })
  onlineManager.setOnline(true)
  await Promise.all([pressing, leaving])
  expect(sent).toEqual(['toggleFavorite'])
})

it('hearts that were pressed before this code was there are all sent', async () => {
  const { scope, sent, shown } = player({ toggle: async () => ({ action: 'added' }), told: [7, 8] })
  await allSettled(firstScreenRendered, { scope })
  expect(sent).toEqual(['toggleFavorite', 'toggleFavorite'])
  expect(shown()).toHaveLength(3)
  expect(shown()).toEqual(expect.arrayContaining([3, 7, 8]))
})
