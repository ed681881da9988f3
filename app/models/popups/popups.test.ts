import { allSettled, fork, scopeBind } from 'effector'
import { describe, expect, it } from 'vitest'
import { $cookies, documentCookies } from '#app/lib/browser/cookies.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { accountSwitchChanged } from '#app/models/session/account-switch.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { signInClosed, signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'
import { recoveryClosed, recoveryOpened } from '#app/models/access/recovery-dialog.model.ts'
import { panelUsed, signUpClosed, signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { supportClosed, supportOpened } from '#app/models/support/support-open.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { isQuietRoute, routeChanged } from './route.model.ts'
import { $popup, signedInByLink, popupClosed, popupFlags, signedUp, welcomeCookie } from './popups.model.ts'

const SECOND_MS = 1000

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
  const navigate = (to: string) => void allSettled(routeChanged, { scope, params: to })
  return { time, scope, storage, cookies, shown, navigate }
}

describe('bonus popup', () => {
  it('appears to a guest after 120 s of visible time, once per browser', () => {
    const { time, scope, shown, storage } = start()
    time.pass(119 * SECOND_MS)
    expect(shown()).toBeNull()
    time.pass(SECOND_MS)
    expect(shown()).toBe('bonus')
    expect(storage.getItem(popupFlags.bonus)).toBe('1')
    void allSettled(popupClosed, { scope })
    time.pass(600 * SECOND_MS)
    expect(shown()).toBeNull()
    const nextVisit = start({ storage })
    nextVisit.time.pass(600 * SECOND_MS)
    expect(nextVisit.shown()).toBeNull()
  })

  it('does not count time while the page is hidden', () => {
    const { time, shown } = start()
    time.pass(60 * SECOND_MS)
    time.hide()
    time.pass(600 * SECOND_MS)
    time.show()
    time.pass(50 * SECOND_MS)
    expect(shown()).toBeNull()
    time.pass(10 * SECOND_MS)
    expect(shown()).toBe('bonus')
  })

  it('is not shown to signed-in players', () => {
    const { time, shown } = start({ id: 5 })
    time.pass(600 * SECOND_MS)
    expect(shown()).toBeNull()
  })

  it('waits until the visitor leaves a quiet page', () => {
    const { time, shown, navigate } = start({ path: '/game/cherry-row' })
    time.pass(200 * SECOND_MS)
    navigate('/responsible-gaming')
    time.pass(5 * SECOND_MS)
    expect(shown()).toBeNull()
    navigate('/winners')
    expect(shown()).toBe('bonus')
  })

  it('hides on a quiet page and reappears elsewhere until it is closed', () => {
    const { time, scope, shown, navigate } = start({ path: '/winners' })
    time.pass(120 * SECOND_MS)
    expect(shown()).toBe('bonus')
    navigate('/responsible-gaming')
    expect(shown()).toBeNull()
    navigate('/faq')
    expect(shown()).toBe('bonus')
    void allSettled(popupClosed, { scope })
    navigate('/game/cherry-row')
    navigate('/faq')
    expect(shown()).toBeNull()
  })

  it('closes for good when the visitor signs in', () => {
    const { time, scope, shown } = start()
    time.pass(120 * SECOND_MS)
    void allSettled(signedIn, { scope, params: 'token' })
    expect(shown()).toBeNull()
    void allSettled(signedOut, { scope })
    time.pass(SECOND_MS)
    expect(shown()).toBeNull()
  })

  it('is dropped when the guest signs in before it was shown', () => {
    const { time, scope, shown, navigate } = start({ path: '/cashbox' })
    time.pass(120 * SECOND_MS)
    void allSettled(signedIn, { scope, params: 'token' })
    void allSettled(signedOut, { scope })
    navigate('/')
    time.pass(SECOND_MS)
    expect(shown()).toBeNull()
  })

  const DIALOGS = {
    'the sign-up': [() => signUpOpened(), () => signUpClosed()],
    'the sign-up panel': [() => panelUsed(true), () => panelUsed(false)],
    'the sign-in': [() => signInOpened(), () => signInClosed()],
    'a recovery': [() => recoveryOpened(''), () => recoveryClosed()],
    support: [() => supportOpened(), () => supportClosed()],
    'a mobile panel': [() => panelToggled('menu'), () => panelClosed()],
    'the account switch prompt': [
      () => accountSwitchChanged({ token: 'other', to: '' }),
      () => accountSwitchChanged(null),
    ],
  } as const
  it.each(Object.entries(DIALOGS))('waits while %s is in use', (_, [open, close]) => {
    const { time, scope, shown } = start()
    scopeBind(open, { scope })()
    time.pass(200 * SECOND_MS)
    expect(shown()).toBeNull()
    scopeBind(close, { scope })()
    time.pass(SECOND_MS)
    expect(shown()).toBe('bonus')
  })

  it('hides while a dialog is open over it', () => {
    const { time, scope, shown } = start()
    time.pass(120 * SECOND_MS)
    void allSettled(signUpOpened, { scope })
    expect(shown()).toBeNull()
    void allSettled(signUpClosed, { scope })
    expect(shown()).toBe('bonus')
  })
})

describe('sign-in popups', () => {
  it.each([
    ['newDesign', signedInByLink],
    ['welcome', signedUp],
  ] as const)('show %s once', (popup, event) => {
    const { scope, shown } = start({ id: 5 })
    void allSettled(event, { scope })
    expect(shown()).toBe(popup)
    void allSettled(popupClosed, { scope })
    void allSettled(event, { scope })
    expect(shown()).toBeNull()
  })

  it('close when the player signs out', () => {
    const { scope, shown } = start({ id: 5 })
    void allSettled(signedUp, { scope })
    void allSettled(signedOut, { scope })
    expect(shown()).toBeNull()
  })

  it('are not blocked by #register for a signed-in player', () => {
    const { scope, shown } = start({ id: 5 })
    // The URL has `#register`, but the player is signed in.
    void allSettled(signUpOpened, { scope })
    void allSettled(signedInByLink, { scope })
    expect(shown()).toBe('newDesign')
  })

  it('store that they were shown, in localStorage and in a cookie', () => {
    const { scope, storage, cookies } = start({ id: 5 })
    void allSettled(signedInByLink, { scope })
    void allSettled(popupClosed, { scope })
    void allSettled(signedUp, { scope })
    expect(storage.getItem(popupFlags.newDesign)).toBe('1')
    expect(cookies.get(welcomeCookie)).toBe('1')
    const nextVisit = start({ id: 5, storage, cookies })
    void allSettled(signedInByLink, { scope: nextVisit.scope })
    void allSettled(signedUp, { scope: nextVisit.scope })
    expect(nextVisit.shown()).toBeNull()
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
])('isQuietRoute(%s) is %s', (path, quiet) => {
  expect(isQuietRoute(path)).toBe(quiet)
})
