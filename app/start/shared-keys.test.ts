// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, it } from 'vitest'
import { bets, timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { appStarted, firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { keepDevice, readDevice } from '#app/features/access/models/remembered-device.ts'
import { readRemembered, writeRemembered } from '#app/features/cashier/models/remembered-accounts.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { pending } from '#app/models/contact-verification/contact-verification.samples.ts'
import {
  readPendingVerification,
  writePendingVerification,
} from '#app/models/contact-verification/verification-storage.ts'
import { luckyHashKey } from '#app/features/lobby/models/lucky.model.ts'
import { readMarks, writeMarks } from '#app/features/payments/models/stored-payments.ts'
import { noMarks } from '#app/features/payments/models/payment.states.ts'
import { betChosen } from '#app/features/game/models/bet.model.ts'
import { $popup, popupFlags, signedUp, signedInByLink, welcomeCookie } from '#app/models/popups/popups.model.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { floatingPlaceChosen, floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { gameSoundChosen } from '#app/models/preferences/game-sound.model.ts'
import {
  $storage,
  languageChosen,
  preferenceKeys,
  reducedMotionChosen,
  themeChosen,
} from '#app/models/preferences/preferences.model.ts'
import { landed, referralKey } from '#app/models/referral/referral.model.ts'
import { callRejected } from '#app/models/session/session-load.model.ts'
import {
  $session,
  identified,
  playerKey,
  signedIn,
  storedSession,
  tokenCookie,
  tokenRenewed,
} from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import './deferred-wiring.ts'

/*
 * Everything that the tabs of a browser share: cookies and `localStorage`. A tab that writes a key reads first what stands
 * there now. Each row runs two tabs, of which one is slow: it has read before the other one writes, and gets no message.
 */

function openBrowser() {
  const { cookies, jar } = memoryCookies()
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const openTab = (): Scope =>
    fork({
      values: [
        [$queryClient, createFakeApi({}, { otherwise: fault.pending }).client],
        [$cookies, cookies],
        [$storage, storage],
        [$tabStorage, memoryStorage()],
        [$clock, drivenTime().clock],
        [$session, storedSession(cookies, storage)],
      ],
    })
  return { cookies, jar, values, storage, openTab }
}
type Browser = ReturnType<typeof openBrowser>

/** Two tabs of a signed-in player. */
function signedInTabs(browser: Browser) {
  browser.jar.set(tokenCookie, 'old')
  browser.values.set(playerKey, '5')
  const tabs = { slow: browser.openTab(), fast: browser.openTab() }
  for (const scope of Object.values(tabs)) void allSettled(firstScreenRendered, { scope })
  return tabs
}

/** What only a choice of the person writes: the last choice wins, and no tab writes it by itself. */
const lastChoiceWins =
  (key: string, choose: (scope: Scope, isFirst: boolean) => void) =>
  (browser: Browser): void => {
    const read = () => browser.values.get(key) ?? browser.jar.get(key)
    const [slow, fast] = [browser.openTab(), browser.openTab()]
    choose(slow, true)
    const first = read()
    choose(fast, false)
    const chosen = read()
    expect([first, chosen]).not.toContain(undefined)
    expect(chosen).not.toBe(first)
    void allSettled(appStarted, { scope: slow })
    void allSettled(firstScreenRendered, { scope: slow })
    expect(read()).toBe(chosen)
  }

/** A popup that is shown once per browser: a tab that wants to show it too finds the mark of the other one. */
const shownOnce =
  (fire: typeof signedUp) =>
  ({ openTab }: Browser): void => {
    const tabs = [openTab(), openTab()]
    for (const scope of tabs) {
      void allSettled(routeChanged, { scope, params: '/' })
      void allSettled(signedIn, { scope, params: 'token' })
      void allSettled(fire, { scope })
    }
    expect(tabs.map((scope) => scope.getState($popup)).filter((popup) => popup !== null)).toHaveLength(1)
  }

/** Keys by the file that writes them, each with its two tabs. */
const SHARED: Readonly<Record<string, Readonly<Record<string, (browser: Browser) => void>>>> = {
  'models/session/session-load.model.ts': {
    [tokenCookie](browser) {
      const { slow, fast } = signedInTabs(browser)
      void allSettled(tokenRenewed, { scope: fast, params: 'renewed' })
      void allSettled(tokenRenewed, { scope: slow, params: 'used up' })
      expect(browser.jar.get(tokenCookie)).toBe('renewed')
      expect(slow.getState($session).token).toBe('renewed')
      // The session of a later sign-in is not that of the token that the slow tab removes.
      const other = signedInTabs(browser)
      void allSettled(signedIn, { scope: other.fast, params: 'of player 6' })
      void allSettled(identified, { scope: other.fast, params: 6 })
      void allSettled(callRejected, { scope: other.slow, params: rejected(errorCode.accountBlocked) })
      expect(other.slow.getState($session).token).toBeNull()
      expect([browser.jar.get(tokenCookie), browser.values.get(playerKey)]).toEqual(['of player 6', '6'])
    },
    [playerKey](browser) {
      const { slow, fast } = signedInTabs(browser)
      void allSettled(signedIn, { scope: fast, params: 'of player 6' })
      void allSettled(identified, { scope: fast, params: 6 })
      void allSettled(identified, { scope: slow, params: 5 })
      expect(browser.values.get(playerKey)).toBe('6')
    },
  },
  'features/payments/models/stored-payments.ts': {
    payments({ storage }) {
      const owner = () => ({ storage, tabStorage: memoryStorage(), session: { id: 5 } })
      const [slow, fast] = [owner(), owner()]
      const key = { page: 'invoice', id: '1' } as const
      const read = readMarks(slow, key)
      writeMarks(fast, key, { ...noMarks, claimed: true })
      writeMarks(fast, { ...key, id: '2' }, { ...noMarks, sent: true })
      writeMarks(slow, key, { ...read, deadline: 7 })
      expect(readMarks(fast, key)).toMatchObject({ claimed: true, deadline: 7 })
      expect(readMarks(slow, { ...key, id: '2' })).toMatchObject({ sent: true })
      expect(readMarks({ ...slow, session: { id: 6 } }, key)).toEqual(noMarks)
    },
  },
  'features/cashier/models/remembered-accounts.ts': {
    'withdrawal-accounts'({ storage }) {
      // Two storages over the same values: whatever the module keeps of one tab, the other does not have.
      const [slow, fast] = [{ ...storage }, { ...storage }]
      expect(readRemembered(slow, 5, 'sbp')).toBeNull()
      writeRemembered(fast, 5, 'sbp', { account: '+79990000000', bank: 'sber' })
      writeRemembered(slow, 5, 'card', { account: '*1111', bank: '' })
      for (const tab of [slow, fast]) {
        expect(readRemembered(tab, 5, 'sbp')?.bank).toBe('sber')
        expect(readRemembered(tab, 5, 'card')?.account).toBe('*1111')
      }
    },
  },
  'features/access/models/remembered-device.ts': {
    device({ storage }) {
      const [slow, fast] = [{ ...storage }, { ...storage }]
      expect(readDevice(slow)).toEqual({})
      const device = keepDevice(fast)
      expect(keepDevice(slow)).toBe(device)
      expect(readDevice(fast)).toEqual({ device })
    },
  },
  'models/contact-verification/verification-storage.ts': Object.fromEntries(
    (['recovery', 'confirmation-phone', 'confirmation-email'] as const).map((key) => [
      key,
      ({ storage }: Browser) => {
        const read = () => readPendingVerification(storage, key, { player: pending.player, contact: null })
        writePendingVerification(storage, key, pending)
        writePendingVerification(storage, key, { ...pending, lockedUntil: 30, passed: true })
        writePendingVerification(storage, key, { ...pending, lockedUntil: 20 })
        expect(read()).toMatchObject({ lockedUntil: 30, passed: true })
        writePendingVerification(storage, key, { ...pending, hash: 'newer', deadline: pending.deadline + 1 })
        writePendingVerification(storage, key, pending)
        expect(read()?.hash).toBe('newer')
      },
    ]),
  ),
  'models/popups/popups.model.ts': {
    [welcomeCookie]: shownOnce(signedUp),
    [popupFlags.newDesign]: shownOnce(signedInByLink),
    [popupFlags.bonus]: ({ openTab }) => {
      const tabs = [openTab(), openTab()]
      for (const scope of tabs) void allSettled(routeChanged, { scope, params: '/' })
      for (let second = 0; second < timing.bonusPopupDelay / 1000; second += 1)
        for (const scope of tabs) void allSettled(ticked, { scope, params: second })
      expect(tabs.map((scope) => scope.getState($popup))).toEqual(['bonus', null])
    },
  },
  'models/referral/referral.model.ts': {
    [referralKey]({ openTab, values }) {
      const [slow, fast] = [openTab(), openTab()]
      const land = (scope: Scope, search: string) =>
        void allSettled(landed, { scope, params: { search, referrer: '', host: 'casino.example' } })
      land(fast, '?ref=friend')
      const stored = values.get(referralKey)
      expect(stored).toContain('friend')
      land(slow, '')
      expect(values.get(referralKey)).toBe(stored)
    },
  },
  'features/game/models/bet.model.ts': {
    [bets.cookie]: lastChoiceWins(
      bets.cookie,
      (scope, isFirst) => void allSettled(betChosen, { scope, params: isFirst ? 0 : 1 }),
    ),
  },
  'models/preferences/preferences.model.ts': {
    [preferenceKeys.language]: lastChoiceWins(
      preferenceKeys.language,
      (scope, isFirst) => void allSettled(languageChosen, { scope, params: isFirst ? 'ru' : 'en' }),
    ),
    [preferenceKeys.theme]: lastChoiceWins(
      preferenceKeys.theme,
      (scope, isFirst) => void allSettled(themeChosen, { scope, params: isFirst ? 'day' : 'night' }),
    ),
    [preferenceKeys.reducedMotion]: lastChoiceWins(
      preferenceKeys.reducedMotion,
      (scope, isFirst) => void allSettled(reducedMotionChosen, { scope, params: isFirst }),
    ),
  },
  'models/preferences/game-sound.model.ts': {
    'game-sound': lastChoiceWins(
      'game-sound',
      (scope, isFirst) => void allSettled(gameSoundChosen, { scope, params: isFirst }),
    ),
  },
  'models/preferences/floating-window.model.ts': {
    'floating-window': lastChoiceWins(
      'floating-window',
      (scope, isFirst) => void allSettled(floatingWindowChosen, { scope, params: isFirst }),
    ),
    'floating-window-place': lastChoiceWins(
      'floating-window-place',
      (scope, isFirst) =>
        void allSettled(floatingPlaceChosen, {
          scope,
          params: { corner: isFirst ? 'topLeft' : 'topRight', width: 420 },
        }),
    ),
  },
}

/** Shared keys whose only value is a hint: the worst that a slow tab does is to show something once more or not. */
const HINTS: Readonly<Record<string, string>> = {
  'features/lobby/models/lucky.model.ts': luckyHashKey,
  'features/profile/models/last-tab.model.ts': 'cash-main-tab',
  'pages/home/recent-games-hint.ts': 'recent-games',
}

/** Files that write the storage of their tab only. */
const TAB_ONLY = [
  'models/forms/drafts.ts',
  'models/forms/idempotency-key.ts',
  'models/shell/banner.model.ts',
  'models/support/support.model.ts',
  'models/payments/payment-exit.model.ts',
  'start/recovery-wiring.ts',
]

describe('what tabs share', () => {
  const rows = Object.values(SHARED).flatMap((keys) => Object.entries(keys))
  it.each(rows)('%s survives a slow tab', (_, run) => run(openBrowser()))

  it('is written in these files only', () => {
    const writes = /writeStorage\(|\.setItem\(|cookies\??\.set\(/u
    const ports = ['lib/browser/storage.ts', 'lib/browser/cookies.ts']
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/u.test(file) &&
        !/\.test\.|^testing\//u.test(file) &&
        !ports.includes(file) &&
        writes.test(readFileSync(`app/${file}`, 'utf8')),
    )
    expect(files.toSorted()).toEqual([...Object.keys(SHARED), ...Object.keys(HINTS), ...TAB_ONLY].toSorted())
  })

  it.each(TAB_ONLY)('is not written by %s', (file) => {
    expect(readFileSync(`app/${file}`, 'utf8')).not.toMatch(/\$storage\b|localStorage|\$cookies/u)
  })
})
