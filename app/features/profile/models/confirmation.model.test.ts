import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import '#app/models/contact-verification/verification-storage.model.ts'
import { recovery } from '#app/features/access/models/recovery.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { $challenge } from '#app/models/access/challenge.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { confirmations } from './confirmation.model.ts'

const OLD = '+79991234567'
const NEW = '+79991234568'
const { phone } = confirmations
const key = 'confirmation-phone'

const sendCode = (): unknown => ({ timeout: 10, method: 'sms' })

/** Player 5 before the dialog, and a server whose `sendUserCode` response the test may replace. */
function start({ storage = memoryStorage(), send = sendCode, id = 5 } = {}) {
  const time = drivenTime()
  const { client, calls: sent } = createFakeApi({
    getVerifyMethod: { method: 'sms' },
    getStatus: { id: 5 },
    sendVerificationCode: { hash: 'hash', timeout: 10, method: 'sms', next_method: '' },
    sendUserCode: send,
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$storage, storage],
      [$session, { id, token: id === 0 ? null : 'token' }],
      [$challenge, () => Promise.resolve('solved')],
    ],
  })
  return {
    scope,
    storage,
    sent,
    open: (contact = OLD) => allSettled(phone.opened, { scope, params: contact }),
    submit: (value = OLD) => allSettled(phone.contactSubmitted, { scope, params: { kind: 'phone', value } }),
    close: () => allSettled(phone.closed, { scope }),
    tick: async (milliseconds: number) => {
      time.pass(milliseconds)
      await allSettled(ticked, { scope, params: time.system.now() })
    },
    state: () => scope.getState(phone.$state),
    stored: () => storage.getItem(key),
  }
}

describe('the phone confirmation', () => {
  it('continues for the same player and phone after the dialog is reopened and after a reload', async () => {
    const first = start()
    await first.open()
    await first.submit()
    await first.close()
    await first.open()
    expect(first.state()).toMatchObject({ kind: 'verifying', pending: { player: 5, value: OLD } })
    const second = start({ storage: first.storage })
    await allSettled(firstScreenRendered, { scope: second.scope })
    await second.open()
    expect(second.state()).toMatchObject({ kind: 'verifying', pending: { value: OLD } })
  })

  it('starts over when the dialog opens for another phone', async () => {
    const { open, submit, close, state, stored, sent } = start()
    await open()
    await submit()
    await close()
    await open(NEW)
    expect(state()).toMatchObject({ kind: 'enteringContact', failure: null, lockedUntil: null })
    expect(stored()).toBeNull()
    await submit(NEW)
    expect(state()).toMatchObject({ kind: 'verifying', pending: { value: NEW } })
    expect(sent.filter((name) => name === 'sendUserCode')).toHaveLength(2)
  })

  it('ends when the server reports another phone while the dialog is closed', async () => {
    const { scope, open, submit, close, state, stored } = start()
    await open()
    await submit()
    await close()
    const user = { ...guestUser, id: 5, phone: OLD }
    await allSettled(statusReceived, { scope, params: user })
    expect(state().kind).toBe('verifying')
    await allSettled(statusReceived, { scope, params: { ...user, phone: NEW } })
    expect(state().kind).toBe('enteringContact')
    expect(stored()).toBeNull()
  })

  it('drops a response that arrives after the phone has changed', async () => {
    const { promise: response, resolve } = Promise.withResolvers<unknown>()
    const { promise: requestSent, resolve: markSent } = Promise.withResolvers<void>()
    const send = () => {
      markSent()
      return response
    }
    const { open, submit, close, state, stored } = start({ send })
    await open()
    const submitting = submit()
    await requestSent
    const changes = [close(), open(NEW)]
    resolve({ timeout: 10, method: 'sms' })
    await Promise.all([submitting, ...changes])
    expect(state().kind).toBe('enteringContact')
    expect(stored()).toBeNull()
  })

  it('ends when the player signs out', async () => {
    const { scope, open, submit, close, state, stored } = start()
    await open()
    await submit()
    await close()
    await allSettled(signedOut, { scope })
    expect(state().kind).toBe('enteringContact')
    expect(stored()).toBeNull()
  })

  it('neither continues nor keeps a verification stored by another player', async () => {
    const first = start()
    await first.open()
    await first.submit()
    const second = start({ storage: first.storage, id: 6 })
    await second.open()
    expect(second.state().kind).toBe('enteringContact')
    expect(second.stored()).toBeNull()
  })

  it.each([
    ['a guest whose cookie has expired', 0],
    ['another player', 6],
  ])('is removed from storage at the start for %s', async (_, id) => {
    const first = start()
    await first.open()
    await first.submit()
    const second = start({ storage: first.storage, id })
    await allSettled(firstScreenRendered, { scope: second.scope })
    expect(second.stored()).toBeNull()
  })

  it('gets a new hash with each code', async () => {
    const { open, submit, tick, state, scope } = start()
    await open()
    await submit()
    const before = state()
    await tick(3 * 60_000)
    await allSettled(phone.resendRequested, { scope })
    const after = state()
    if (before.kind !== 'verifying' || after.kind !== 'verifying') throw new Error('No code was sent.')
    expect(after.pending.hash).not.toBe(before.pending.hash)
  })
})

describe('a guest’s recovery', () => {
  const typed = { kind: 'phone', value: '+79991234567' } as const

  it('survives a reload and ends on sign-in', async () => {
    const { scope, storage } = start({ id: 0 })
    await allSettled(recovery.opened, { scope, params: '' })
    await allSettled(recovery.contactSubmitted, { scope, params: typed })
    const reloaded = start({ id: 0, storage })
    await allSettled(firstScreenRendered, { scope: reloaded.scope })
    await allSettled(recovery.opened, { scope: reloaded.scope, params: '' })
    expect(reloaded.scope.getState(recovery.$state)).toMatchObject({ kind: 'verifying', pending: { hash: 'hash' } })
    await allSettled(signedIn, { scope: reloaded.scope, params: 'token' })
    expect(reloaded.scope.getState(recovery.$state).kind).toBe('enteringContact')
    expect(storage.getItem('recovery')).toBeNull()
  })
})
