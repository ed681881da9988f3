import { allSettled, fork, scopeBind } from 'effector'
import { describe, expect, it } from 'vitest'
import { $cookies, documentCookies } from '#app/lib/cookies.ts'
import { appStarted } from '#app/lib/lifecycle.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { accountSwitchChanged } from '#app/models/session/account-switch.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { loginClosed, loginOpened } from '#app/models/shell/login.model.ts'
import { panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'
import { recoveryClosed, recoveryOpened } from '#app/models/shell/recovery.model.ts'
import { registrationClosed, registrationOpened } from '#app/models/shell/registration.model.ts'
import { supportClosed, supportOpened } from '#app/models/support/support-open.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { isQuietRoute, routeChanged } from './route.model.ts'
import { $popup, signedInByLink, popupClosed, popupFlags, registered, welcomeCookie } from './popups.model.ts'

const SECOND = 1000

function start({
  path = '/',
  storage = memoryStorage(),
  cookies = documentCookies({ cookie: '' }, false),
  id = 0,
} = {}) {
  const time = drivenTime()
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$storage, storage],
      [$cookies, cookies],
      [$session, { id, token: id === 0 ? null : 'token' }],
    ],
  })
  void allSettled(appStarted, { scope })
  void allSettled(routeChanged, { scope, params: path })
  const shown = () => scope.getState($popup)
  const go = (to: string) => void allSettled(routeChanged, { scope, params: to })
  return { time, scope, storage, cookies, shown, go }
}

describe('the bonus popup', () => {
  it('appears to a guest after 120 visible seconds, once for a browser', () => {
    const { time, scope, shown, storage } = start()
    time.pass(119 * SECOND)
    expect(shown()).toBeNull()
    time.pass(SECOND)
    expect(shown()).toBe('bonus')
    expect(storage.getItem(popupFlags.bonus)).toBe('1')
    void allSettled(popupClosed, { scope })
    time.pass(600 * SECOND)
    expect(shown()).toBeNull()
    const again = start({ storage })
    again.time.pass(600 * SECOND)
    expect(again.shown()).toBeNull()
  })

  it('does not count what nobody could have seen', () => {
    const { time, shown } = start()
    time.pass(60 * SECOND)
    time.hide()
    time.pass(600 * SECOND)
    time.show()
    time.pass(50 * SECOND)
    expect(shown()).toBeNull()
    time.pass(10 * SECOND)
    expect(shown()).toBe('bonus')
  })

  it('is not for players', () => {
    const { time, shown } = start({ id: 5 })
    time.pass(600 * SECOND)
    expect(shown()).toBeNull()
  })

  it('waits for another page where a visitor plays, pays or thinks of stopping', () => {
    const { time, shown, go } = start({ path: '/game/cherry-row' })
    time.pass(200 * SECOND)
    go('/responsible-gaming')
    time.pass(5 * SECOND)
    expect(shown()).toBeNull()
    go('/winners')
    expect(shown()).toBe('bonus')
  })

  it('leaves a page that has become a quiet one, and comes again on another until it is closed', () => {
    const { time, scope, shown, go } = start({ path: '/winners' })
    time.pass(120 * SECOND)
    expect(shown()).toBe('bonus')
    go('/responsible-gaming')
    expect(shown()).toBeNull()
    go('/faq')
    expect(shown()).toBe('bonus')
    void allSettled(popupClosed, { scope })
    go('/game/cherry-row')
    go('/faq')
    expect(shown()).toBeNull()
  })

  it('closes when the visitor has become a player, in this tab or another, and stays closed', () => {
    const { time, scope, shown } = start()
    time.pass(120 * SECOND)
    void allSettled(signedIn, { scope, params: 'token' })
    expect(shown()).toBeNull()
    void allSettled(signedOut, { scope })
    time.pass(SECOND)
    expect(shown()).toBeNull()
  })

  it('is forgotten when a guest for whom it waited becomes a player', () => {
    const { time, scope, shown, go } = start({ path: '/cashbox' })
    time.pass(120 * SECOND)
    void allSettled(signedIn, { scope, params: 'token' })
    void allSettled(signedOut, { scope })
    go('/')
    time.pass(SECOND)
    expect(shown()).toBeNull()
  })

  const inUse = {
    'the registration': [() => registrationOpened(), () => registrationClosed()],
    'the login': [() => loginOpened(), () => loginClosed()],
    'a recovery': [() => recoveryOpened(''), () => recoveryClosed()],
    support: [() => supportOpened(), () => supportClosed()],
    'a mobile panel': [() => panelToggled('menu'), () => panelClosed()],
    'the question of another login': [
      () => accountSwitchChanged({ token: 'other', to: '' }),
      () => accountSwitchChanged(null),
    ],
  } as const
  it.each(Object.entries(inUse))('waits while %s is in use, and comes when that is closed', (_, [open, close]) => {
    const { time, scope, shown } = start()
    scopeBind(open, { scope })()
    time.pass(200 * SECOND)
    expect(shown()).toBeNull()
    scopeBind(close, { scope })()
    time.pass(SECOND)
    expect(shown()).toBe('bonus')
  })

  it('gives way to a dialog that opens over it', () => {
    const { time, scope, shown } = start()
    time.pass(120 * SECOND)
    void allSettled(registrationOpened, { scope })
    expect(shown()).toBeNull()
    void allSettled(registrationClosed, { scope })
    expect(shown()).toBe('bonus')
  })
})

describe('the popups of a sign-in', () => {
  it.each([
    ['newDesign', signedInByLink],
    ['welcome', registered],
  ] as const)('show %s once', (popup, event) => {
    const { scope, shown } = start({ id: 5 })
    void allSettled(event, { scope })
    expect(shown()).toBe(popup)
    void allSettled(popupClosed, { scope })
    void allSettled(event, { scope })
    expect(shown()).toBeNull()
  })

  it('are for the player who has signed in', () => {
    const { scope, shown } = start({ id: 5 })
    void allSettled(registered, { scope })
    void allSettled(signedOut, { scope })
    expect(shown()).toBeNull()
  })

  it('do not wait for a way in that a player does not see', () => {
    const { scope, shown } = start({ id: 5 })
    // `#register` in the address of somebody who has signed in.
    void allSettled(registrationOpened, { scope })
    void allSettled(signedInByLink, { scope })
    expect(shown()).toBe('newDesign')
  })

  it('keep that they were shown: a flag of local storage, a cookie', () => {
    const { scope, storage, cookies } = start({ id: 5 })
    void allSettled(signedInByLink, { scope })
    void allSettled(popupClosed, { scope })
    void allSettled(registered, { scope })
    expect(storage.getItem(popupFlags.newDesign)).toBe('1')
    expect(cookies.get(welcomeCookie)).toBe('1')
    const again = start({ id: 5, storage, cookies })
    void allSettled(signedInByLink, { scope: again.scope })
    void allSettled(registered, { scope: again.scope })
    expect(again.shown()).toBeNull()
  })
})

it.each([
  ['/', false],
  ['/games/hot', false],
  ['/promo', false],
  ['/game/cherry-row', true],
  ['/invoice/wait', true],
  ['/cashbox', true],
  ['/responsible-gaming', true],
])('%s is a quiet place: %s', (path, quiet) => {
  expect(isQuietRoute(path)).toBe(quiet)
})
