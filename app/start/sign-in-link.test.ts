import { allSettled, createWatch, fork } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $accountSwitch, accountSwitchChanged } from '#app/models/session/account-switch.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, playerKey } from '#app/models/session/session.model.ts'
import { $navigate } from '#app/router/navigator.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { openedWithLink } from './sign-in-link.ts'
import { $i18n } from './ports.ts'

const LINK = 'a'.repeat(51)

const rejected = rejectedUrls()
afterEach(() => void vi.unstubAllGlobals())

/** Starts a page with the cookie of player 5 and a server that maps tokens to player ids. */
async function start(players: Readonly<Record<string, number>>) {
  const { cookies, jar } = memoryCookies({ token: 'kept' })
  const { client } = createFakeApi(
    {},
    { otherwise: () => ({ id: players[scope.getState($session).token ?? ''] ?? 0, token: 'fresh' }) },
  )
  const opened: string[] = []
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$cookies, cookies],
      [$storage, memoryStorage({ [playerKey]: '5' })],
      [$language, 'ru'],
      [$session, { id: 5, token: 'kept' }],
      [$i18n, await createI18n('ru')],
      [$navigate, (path: string) => void opened.push(path)],
    ],
  })
  let promptCount = 0
  createWatch({
    unit: accountSwitchChanged,
    scope,
    fn: (accountSwitch) => (promptCount += accountSwitch === null ? 0 : 1),
  })
  return {
    scope,
    client,
    jar,
    opened,
    promptCount: () => promptCount,
    follow: (to = '') => allSettled(openedWithLink, { scope, params: { token: LINK, to } }),
    receiveStatus: (id: number) => allSettled(statusReceived, { scope, params: { ...guestUser, id } }),
    session: () => scope.getState($session),
    notices: () => scope.getState($notices),
    accountSwitch: () => scope.getState($accountSwitch),
  }
}

describe('sign-in link with an existing session', () => {
  it('signs in without a prompt if the existing session has expired', async () => {
    const { follow, receiveStatus, promptCount, session, jar, notices } = await start({ [LINK]: 6, fresh: 6 })
    await follow()
    expect(promptCount()).toBe(0)
    await receiveStatus(0)
    expect([promptCount(), session(), jar.get('token')]).toEqual([0, { id: 6, token: 'fresh' }, 'fresh'])
    expect(notices()).toEqual([])
  })

  it('signs in if the existing session ends while the prompt is open', async () => {
    const players: Record<string, number> = { kept: 5, [LINK]: 6, fresh: 6 }
    const { follow, receiveStatus, promptCount, session, accountSwitch } = await start(players)
    await follow()
    await receiveStatus(5)
    expect([promptCount(), session().token]).toEqual([1, 'kept'])
    delete players['kept']
    await receiveStatus(0)
    expect([promptCount(), accountSwitch(), session()]).toEqual([1, null, { id: 6, token: 'fresh' }])
  })

  it('prompts once the status identifies the current player, or at once if it is cached', async () => {
    const pending = await start({ kept: 5, [LINK]: 6 })
    await pending.follow()
    expect(pending.accountSwitch()).toBeNull()
    await pending.receiveStatus(5)
    await pending.receiveStatus(5)
    expect([pending.promptCount(), pending.session().token]).toEqual([1, 'kept'])
    const cached = await start({ kept: 5, [LINK]: 6 })
    cached.client.setQueryData(statusQuery({ session: 5, language: 'ru' }).queryKey, { ...guestUser, id: 5 })
    await cached.follow()
    expect([cached.promptCount(), cached.session().token]).toEqual([1, 'kept'])
  })

  it('shows a notice and leaves a guest if both tokens have expired', async () => {
    const { follow, receiveStatus, promptCount, session, notices } = await start({})
    await follow()
    await receiveStatus(0)
    expect([promptCount(), session().token]).toEqual([0, null])
    expect(notices()).toHaveLength(1)
  })
})

describe('the path of a sign-in link', () => {
  const openPath = async (to: string) => {
    vi.stubGlobal('window', { location: { origin: 'https://casino.example' } })
    const { follow, receiveStatus, session, opened } = await start({ [LINK]: 6, fresh: 6 })
    await follow(to)
    await receiveStatus(0)
    expect(session().id).toBe(6)
    return opened
  }

  it.each([
    ['/tournaments', ['/tournaments']],
    ['/x', []],
    ['', []],
  ])('%j leads to %j', async (to, paths) => {
    expect(await openPath(to)).toEqual(paths)
    expect(rejected).toEqual([])
  })

  it('of another origin is not opened, but reported as one that the player tried to open', async () => {
    expect(await openPath('//evil.example/')).toEqual([])
    expect(rejected).toMatchObject([{ url: '//evil.example/', isNavigation: true }])
  })
})
