import { onlineManager, QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { afterEach, describe, expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $session, signedIn, signedOut } from '#app/models/session/session.model.ts'
import { readFavourites } from '#app/queries/favourites.ts'
import { announcementsOf } from '#app/testing/announcements-of.ts'
import { createFakeApi, fault } from '#app/testing/fake-api.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { favouriteToggled } from './favourites.model.ts'

afterEach(() => onlineManager.setOnline(true))

/** Player 5 with game 3 as a favourite, and a server that responds as the test says. */
function start(responses: { toggle: () => Promise<object>; list?: () => Promise<object> }) {
  const { toggle, list = fault.noResponse } = responses
  const { client, calls: sent } = createFakeApi(
    { toggleFavorite: toggle, getFavorites: list },
    {
      client: new QueryClient({
        defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
      }),
    },
  )
  // Mounted as under a page's provider, so that it follows the network state.
  client.mount()
  client.setQueryData(['games', { session: 5, language: 'ru', device: 'desktop' }], { games: [], favorites: [3] })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  const announcements = announcementsOf(scope)
  return {
    scope,
    sent,
    announcements,
    press: (id: number) => allSettled(favouriteToggled, { scope, params: id }),
    refetchIsPaused: () => expect.poll(() => client.getQueryCache().findAll({ fetchStatus: 'paused' })).not.toEqual([]),
    shown: () => [...readFavourites(client, 5)],
  }
}
const failing = (failure: Failure) => () => Promise.reject(new CallFailure(failure))

describe('toggling a favourite', () => {
  it('shows the change at once and then what the server responds', async () => {
    const response = Promise.withResolvers<object>()
    const { press, shown } = start({ toggle: () => response.promise })
    const pressing = press(7)
    await expect.poll(() => shown()).toEqual([7, 3])
    // Another device had added it: the toggle removed it.
    response.resolve({ action: 'removed' })
    await pressing
    expect(shown()).toEqual([3])
  })

  it('sends several presses one after the other and shows the last response', async () => {
    const responses = [
      Promise.withResolvers<object>(),
      Promise.withResolvers<object>(),
      Promise.withResolvers<object>(),
    ]
    let count = 0
    const { press, shown, sent } = start({ toggle: () => responses[count++]?.promise ?? Promise.reject(new Error()) })
    const pressing = [press(7), press(7), press(7)]
    await expect.poll(() => sent).toEqual(['toggleFavorite'])
    expect(shown()).toEqual([7, 3])
    for (const [index, action] of ['added', 'removed', 'added'].entries()) {
      responses[index]?.resolve({ action })
      await expect.poll(() => sent).toHaveLength(Math.min(index + 2, 3))
      expect(shown()).toEqual([7, 3])
    }
    await Promise.all(pressing)
    expect(shown()).toEqual([7, 3])
  })

  it.each([
    ['no response', noResponse],
    ['an internal error', rejected(3)],
  ])('reads the list again after %s', async (_, failure) => {
    const { press, shown, sent, announcements } = start({
      toggle: failing(failure),
      list: async () => ({ items: [8, 3] }),
    })
    await press(7)
    expect(shown()).toEqual([8, 3])
    expect(sent).toEqual(['toggleFavorite', 'getFavorites'])
    expect(announcements).toEqual([{ kind: 'favouriteFailed', failure }])
  })

  it('shows the game as before when the list cannot be read either', async () => {
    const { press, shown } = start({ toggle: failing(noResponse) })
    await press(7)
    expect(shown()).toEqual([3])
  })

  it('rolls back after a rejection without another request', async () => {
    const { press, shown, sent, announcements } = start({ toggle: failing(rejected(500)) })
    await press(7)
    expect(shown()).toEqual([3])
    expect(sent).toEqual(['toggleFavorite'])
    expect(announcements).toEqual([{ kind: 'favouriteFailed', failure: rejected(500) }])
  })

  it('reads the list again when one of several presses was rejected', async () => {
    const { press, shown, sent } = start({ toggle: failing(rejected(5)), list: async () => ({ items: [3] }) })
    await Promise.all([press(7), press(7)])
    expect(shown()).toEqual([3])
    expect(sent).toContain('getFavorites')
  })

  it('waits for the network before it reads the list again', async () => {
    const { press, shown, sent, refetchIsPaused } = start({
      toggle: failing(noResponse),
      list: async () => ({ items: [7, 3] }),
    })
    onlineManager.setOnline(false)
    const pressing = press(7)
    await refetchIsPaused()
    onlineManager.setOnline(true)
    await pressing
    expect(shown()).toEqual([7, 3])
    expect(sent).toEqual(['toggleFavorite', 'getFavorites'])
  })

  it.each([
    ['the player has signed out', signedOut],
    ['another player has signed in', signedIn.prepend(() => 'another')],
  ])('reports no failure and reads nothing when %s', async (_, leave) => {
    const response = Promise.withResolvers<object>()
    const { scope, press, sent, announcements } = start({ toggle: () => response.promise })
    const pressing = press(7)
    await expect.poll(() => sent).toHaveLength(1)
    const leaving = allSettled(leave, { scope })
    response.reject(new CallFailure(noResponse))
    await Promise.all([pressing, leaving])
    expect(sent).toEqual(['toggleFavorite'])
    expect(announcements).toEqual([])
  })

  it('does not read the list with the token of the next player', async () => {
    const { scope, press, sent, refetchIsPaused } = start({
      toggle: failing(noResponse),
      list: async () => ({ items: [7] }),
    })
    onlineManager.setOnline(false)
    const pressing = press(7)
    await refetchIsPaused()
    const leaving = allSettled(signedOut, { scope })
    onlineManager.setOnline(true)
    await Promise.all([pressing, leaving])
    expect(sent).toEqual(['toggleFavorite'])
  })

  it('does nothing for a guest', async () => {
    const { scope, press, sent } = start({ toggle: async () => ({ action: 'added' }) })
    await allSettled(signedOut, { scope })
    await press(7)
    expect(sent).toEqual([])
  })
})
