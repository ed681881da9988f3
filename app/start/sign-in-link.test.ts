import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $accountSwitch, accountSwitchChanged } from '#app/models/session/account-switch.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, playerKey } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { openedWithLink } from './sign-in-link.ts'
import { $i18n } from './ports.ts'

const LINK = 'a'.repeat(51)

/** A browser with the cookie of player 5, and a server that knows the players of these tokens. */
async function start(players: Readonly<Record<string, number>>) {
  const { cookies, jar } = memoryCookies({ token: 'kept' })
  const client = new QueryClient()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$cookies, cookies],
      [$storage, memoryStorage({ [playerKey]: '5' })],
      [$language, 'ru'],
      [$session, { id: 5, token: 'kept' }],
      [$i18n, await createI18n('ru')],
    ],
  })
  provideHttp(client, {
    call: (call) => {
      const token = scope.getState($session).token ?? ''
      return Promise.resolve(call.data.parse({ id: players[token] ?? 0, token: 'fresh' }))
    },
  })
  let asked = 0
  createWatch({ unit: accountSwitchChanged, scope, fn: (offer) => (asked += offer === null ? 0 : 1) })
  return {
    scope,
    client,
    jar,
    asked: () => asked,
    follow: () => allSettled(openedWithLink, { scope, params: { token: LINK, to: '' } }),
    read: (id: number) => allSettled(statusReceived, { scope, params: { ...guestUser, id } }),
    session: () => scope.getState($session),
    notices: () => scope.getState($notices),
    offer: () => scope.getState($accountSwitch),
  }
}

describe('a login by the address beside a cookie', () => {
  it('goes on without a question where its session turns out dead', async () => {
    const { follow, read, asked, session, jar, notices } = await start({ [LINK]: 6, fresh: 6 })
    await follow()
    expect(asked()).toBe(0)
    await read(0)
    expect([asked(), session(), jar.get('token')]).toEqual([0, { id: 6, token: 'fresh' }, 'fresh'])
    expect(notices()).toEqual([])
  })

  it('goes on where the session ends while the question is open', async () => {
    const players: Record<string, number> = { kept: 5, [LINK]: 6, fresh: 6 }
    const { follow, read, asked, session, offer } = await start(players)
    await follow()
    await read(5)
    expect([asked(), session().token]).toEqual([1, 'kept'])
    delete players['kept']
    await read(0)
    expect([asked(), offer(), session()]).toEqual([1, null, { id: 6, token: 'fresh' }])
  })

  it('asks when the server has told whose place it would take, then or before', async () => {
    const later = await start({ kept: 5, [LINK]: 6 })
    await later.follow()
    expect(later.offer()).toBeNull()
    await later.read(5)
    await later.read(5)
    expect([later.asked(), later.session().token]).toEqual([1, 'kept'])
    const known = await start({ kept: 5, [LINK]: 6 })
    known.client.setQueryData(statusQuery({ session: 5, language: 'ru' }).queryKey, { ...guestUser, id: 5 })
    await known.follow()
    expect([known.asked(), known.session().token]).toEqual([1, 'kept'])
  })

  it('says it when both are dead, and leaves a guest', async () => {
    const { follow, read, asked, session, notices } = await start({})
    await follow()
    await read(0)
    expect([asked(), session().token]).toEqual([0, null])
    expect(notices()).toHaveLength(1)
  })
})
