import { allSettled } from 'effector'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { getStatus } from '#contract/player/status.ts'
import { CONTACT_KINDS, type ContactKind } from '#contract/player/verification.ts'
import type { Contact } from '#app/models/contact-verification/contact-verification.states.ts'
import type { ContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { confirmations } from '#app/features/profile/models/confirmation.model.ts'
import { recovery } from '#app/features/access/models/recovery.model.ts'
import type { Session } from '#app/models/session/session.model.ts'
import { $challenge } from '#app/models/access/challenge.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { personalData, post, readAs, registerUser, solveFor } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { openAppTab, sendTo, useTabs, type AppTab, type Send } from '../harness/app-tab.ts'

/* The app's recovery and confirmations against the API, in two tabs of a browser, by code, call and SMS. */

const MINUTE = 60_000
const METHODS = ['sms', 'wait-call', 'wait-sms']
const GUEST: Session = { id: 0, token: null }

const time = drivenTime(TEST_NOW)
let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())
useTabs()
const send = sendTo(() => api)
const lost = recoveryHelpers(() => api)

const setMethod = (method: string, closed: boolean) => sandbox(api, 'method', { method, closed })
afterEach(async () => {
  for (const method of METHODS) await setMethod(method, false)
})

/** Opens tabs of one browser, which share their storage. */
function openTabs(session: Session, count = 1, sendRequest: Send = send): [AppTab, ...AppTab[]] {
  const storage = memoryStorage()
  const open = () =>
    openAppTab({
      send: sendRequest,
      time,
      session,
      values: [
        [$storage, storage],
        [$challenge, (_: unknown, action: Parameters<typeof solveFor>[1]) => solveFor(api, action)],
      ],
    })
  return [open(), ...Array.from({ length: count - 1 }, open)]
}

/** The dialog of a verification, in one tab. */
function dialogOf({ scope }: AppTab, verification: ContactVerification, contact: Contact) {
  return {
    open: () => allSettled(verification.opened, { scope, params: contact.value }),
    close: () => allSettled(verification.closed, { scope }),
    start: () => allSettled(verification.contactSubmitted, { scope, params: contact }),
    restart: () => allSettled(verification.restarted, { scope }),
    enterCode: (code: string) => allSettled(verification.codeSubmitted, { scope, params: code }),
    setPassword: (password: string) => allSettled(verification.passwordSubmitted, { scope, params: password }),
    useNextMethod: () => allSettled(verification.resendRequested, { scope }),
    tick: () => allSettled(ticked, { scope, params: time.system.now() }),
    get state() {
      return scope.getState(verification.$state)
    },
  }
}
type Dialog = ReturnType<typeof dialogOf>

interface ConfirmationOptions {
  kind?: ContactKind
  tabs?: number
  sendRequest?: Send
}

/** Lets time pass in the tab and on the server. */
async function pass(dialog: Dialog, ms: number): Promise<void> {
  time.pass(ms)
  api.pass(ms)
  api.clock.fix(time.system.now())
  await dialog.tick()
}

/** How many messages the server has sent to a contact, or awaits from it. */
const messagesOf = async (value: string): Promise<number> =>
  (await sandbox(api)).outbox.filter(({ contact }) => contact === value).length
const letArrive = async () => sandbox(api, 'arrived', { id: (await sandbox(api)).outbox[0]?.id })

/** The calls by which a tab has asked whether the awaited call or SMS has arrived. */
const checksOf = ({ sent }: AppTab): string[] =>
  sent.flatMap((path) => /(?:check|verify)-wait-(?:call|sms)/u.exec(path)?.[0] ?? [])

describe('a recovery', () => {
  /** A guest who has lost the password, with the dialog open in the first of two tabs. */
  async function openRecovery(tabs = 1) {
    const player = await lost.registerUser()
    const all = openTabs(GUEST, tabs)
    const contact = { kind: 'phone', value: player.phone } as const
    const dialogs = all.map((tab) => dialogOf(tab, recovery, contact))
    const [first, second] = dialogs
    if (first === undefined) throw new Error('There is no tab.')
    await first.open()
    const requests = () => all.flatMap(({ sent }) => sent.filter((path) => path.includes('send-verification-code')))
    return { ...player, contact, tabs: all, first, second: second ?? first, dialogs, requests }
  }

  it('continues in another tab without another code, and the first tab starts over once the code was used', async () => {
    const { first, second, phone, login, from, requests } = await openRecovery(2)
    await first.start()
    await second.open()
    expect([first.state.kind, second.state.kind]).toEqual(['verifying', 'verifying'])
    expect(await messagesOf(phone)).toBe(1)
    const code = await lastCode(api)
    await second.enterCode(code)
    expect(second.state.kind).toBe('settingPassword')
    await second.setPassword('Kf82-mqt')
    expect(second.state.kind).toBe('finished')
    await first.enterCode(code)
    expect(first.state).toMatchObject({ kind: 'enteringContact', ending: 'ended' })
    expect(requests()).toHaveLength(1)
    expect(await lost.signIn(login, 'Kf82-mqt', from)).toMatchObject({ kind: 'accepted' })
  })

  it('accepts one new password, if both tabs have entered the code', async () => {
    const { first, second, login, from, requests } = await openRecovery(2)
    await first.start()
    await second.open()
    const code = await lastCode(api)
    await first.enterCode(code)
    await second.enterCode(code)
    expect([first.state.kind, second.state.kind]).toEqual(['settingPassword', 'settingPassword'])
    await first.setPassword('Kf82-mqt')
    expect(first.state.kind).toBe('finished')
    await second.setPassword('Other-82-mqt')
    expect(second.state).toMatchObject({ kind: 'enteringContact', ending: 'ended' })
    expect(requests()).toHaveLength(1)
    expect(await lost.signIn(login, 'Kf82-mqt', from)).toMatchObject({ kind: 'accepted' })
  })

  it('sends one code if two tabs start it at once, and both then ask for that code', async () => {
    const { first, second, dialogs, phone } = await openRecovery(2)
    await second.open()
    await Promise.all(dialogs.map((dialog) => dialog.start()))
    expect(await messagesOf(phone)).toBe(1)
    for (const dialog of dialogs) {
      await dialog.close()
      await dialog.open()
      expect(dialog.state.kind).toBe('verifying')
    }
    expect(await messagesOf(phone)).toBe(1)
    await second.enterCode(await lastCode(api))
    expect([first.state.kind, second.state.kind]).toEqual(['verifying', 'settingPassword'])
  })

  it('continues after a reload, and starts over when the server’s time for it is over', async () => {
    const { tabs, first, contact } = await openRecovery()
    await first.start()
    tabs[0].load()
    const reloaded = dialogOf(tabs[0], recovery, contact)
    await reloaded.open()
    expect(reloaded.state.kind).toBe('verifying')
    await pass(reloaded, 10 * MINUTE - 1000)
    expect(reloaded.state.kind).toBe('verifying')
    await pass(reloaded, 1000)
    expect(reloaded.state).toMatchObject({ kind: 'enteringContact', ending: 'ended' })
  })

  it('offers a call, then an SMS from the player, whose arrival lets the password be set', async () => {
    const { tabs, first, login, from } = await openRecovery()
    await first.start()
    await pass(first, timing.verificationRepeat)
    await first.useNextMethod()
    expect(first.state).toMatchObject({ kind: 'verifying', pending: { method: 'wait-call', number: '+78000000001' } })
    await pass(first, timing.verificationRepeat)
    expect(first.state).toMatchObject({ kind: 'verifying', checking: false, failure: null })
    await first.useNextMethod()
    const [awaited] = (await sandbox(api)).outbox
    const text = /\d{6}/u.exec(awaited?.body ?? '')?.[0]
    expect(first.state).toMatchObject({ kind: 'verifying', pending: { method: 'wait-sms', text } })
    await letArrive()
    await first.tick()
    expect(first.state.kind).toBe('settingPassword')
    expect(checksOf(tabs[0])).toEqual(['check-wait-call', 'check-wait-sms'])
    await first.setPassword('Kf82-mqt')
    expect(await lost.signIn(login, 'Kf82-mqt', from)).toMatchObject({ kind: 'accepted' })
  })

  it('takes the next method if one is closed, and says so if all are', async () => {
    const { first } = await openRecovery()
    await setMethod('sms', true)
    await first.start()
    expect(first.state).toMatchObject({ kind: 'verifying', pending: { method: 'wait-call' } })
    for (const method of METHODS) await setMethod(method, true)
    await first.restart()
    await first.start()
    expect(first.state).toMatchObject({
      kind: 'enteringContact',
      failure: { kind: 'rejected', code: errorCode.methodClosed, nextMethod: null },
    })
  })
})

/** A player whose dialog for a contact is open in the first tab. */
async function openConfirmation({ kind = 'phone', tabs = 1, sendRequest = send }: ConfirmationOptions = {}) {
  const { id, token, phone, from } = await registerUser(api, 'verified')
  const email = `verified-${id}@example.com`
  if (kind === 'email') await post(api, '/v2/user/update/', { ...personalData, phone, email }, from)
  const contact = { kind, value: kind === 'phone' ? phone : email }
  const all = openTabs({ id, token }, tabs, sendRequest)
  const dialogs = all.map((tab) => dialogOf(tab, confirmations[kind], contact))
  const [first, second] = dialogs
  if (first === undefined) throw new Error('There is no tab.')
  await first.open()
  const isConfirmed = async () => (await readAs(api, getStatus, from))[`${kind}_confirmed`]
  return { tab: all[0], first, second: second ?? first, contact, isConfirmed }
}

describe.each(CONTACT_KINDS)('a confirmation of the %s', (kind) => {
  it('continues in another tab with the same code, after which the first tab finishes as well', async () => {
    const { first, second, contact, isConfirmed } = await openConfirmation({ kind, tabs: 2 })
    await first.start()
    await second.open()
    expect(second.state.kind).toBe('verifying')
    expect(await messagesOf(contact.value)).toBe(1)
    const code = await lastCode(api)
    await second.enterCode(code)
    expect([second.state.kind, await isConfirmed()]).toEqual(['finished', true])
    await first.enterCode(code)
    expect(first.state.kind).toBe('finished')
  })

  it('finishes after a lost response when the same code is entered again', async () => {
    const { tab, first, isConfirmed } = await openConfirmation({ kind })
    await first.start()
    const code = await lastCode(api)
    tab.failNext('lostResponse')
    await first.enterCode(code)
    expect(first.state).toMatchObject({ kind: 'verifying', failure: { kind: 'noResponse' } })
    expect(await isConfirmed()).toBe(true)
    await first.enterCode(code)
    expect(first.state.kind).toBe('finished')
  })
})

describe('a confirmation of the phone by other methods', () => {
  it('waits for a call if codes by SMS are closed, and finishes when the call arrives', async () => {
    await setMethod('sms', true)
    const { tab, first, isConfirmed } = await openConfirmation()
    await first.start()
    expect(first.state).toMatchObject({ kind: 'verifying', pending: { method: 'wait-call', number: '+78000000001' } })
    await first.tick()
    expect([first.state.kind, await isConfirmed()]).toEqual(['verifying', false])
    await letArrive()
    await first.tick()
    expect([first.state.kind, await isConfirmed()]).toEqual(['finished', true])
    expect(checksOf(tab)).toEqual(['verify-wait-call', 'verify-wait-call'])
  })

  it('takes the call, then an SMS from the player, if its method is closed between two requests', async () => {
    const sendRequest: Send = async (request) => {
      const response = await send(request)
      if (request.url.includes('/verify-method')) await setMethod('sms', true)
      return response
    }
    const { tab, first, isConfirmed } = await openConfirmation({ sendRequest })
    await first.start()
    expect(first.state).toMatchObject({ kind: 'verifying', pending: { method: 'wait-call' } })
    // The code was requested, and rejected.
    expect(tab.sent.filter((path) => path.includes('/send-code'))).toHaveLength(1)
    await pass(first, timing.confirmationRepeat)
    await first.useNextMethod()
    expect(first.state).toMatchObject({ kind: 'verifying', pending: { method: 'wait-sms' } })
    await letArrive()
    await first.tick()
    expect([first.state.kind, await isConfirmed()]).toEqual(['finished', true])
  })
})
