import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { favouriteToggled } from '#app/models/games/favourites.model.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { readFavourites } from '#app/queries/favourites.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { $i18n } from '../ports.ts'
import '../deferred-wiring.ts'

// The first press finds no connection.
vi.mock('#app/models/games/toggle-favourite.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'Сервер не ответил'],
  ['after a deployment', () => Promise.resolve(new Response()), 'Перезагрузите страницу'],
])('a press whose code fails to load %s says so, and changes nothing', async (_, fetchSite, text) => {
  vi.stubGlobal('fetch', fetchSite)
  const { client, calls } = createFakeApi()
  client.setQueryData(['games', { session: 5, language: 'ru', device: 'desktop' }], { games: [], favorites: [3] })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$session, { id: 5, token: 'token' }],
      [$i18n, await createI18n('ru')],
    ],
  })
  await allSettled(favouriteToggled, { scope, params: 7 })
  expect(scope.getState($notices)).toMatchObject([{ title: 'Не получилось', text: expect.stringContaining(text) }])
  expect([...readFavourites(client, 5)]).toEqual([3])
  expect(calls).toEqual([])
  vi.unstubAllGlobals()
})
