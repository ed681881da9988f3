import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import '#app/models/contact-verification/verification-storage.model.ts'
import { recovery } from '#app/models/recovery/recovery.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, signedOut, signedIn } from '#app/models/session/session.model.ts'
import { $challenge } from '#app/models/sign-in/challenge.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { confirmations } from './confirmation.model.ts'

const OLD = '+79991234567'
const NEW = '+79991234568'
const { phone } = confirmations
const key = 'confirmation-phone'

const sendCode = (): unknown => ({ timeout: 10, method: 'sms' })

/** Player 5 before the dialog, and a server that sends a code or answers as the test says. */
function start({ storage = memoryStorage(), send = sendCode, id = 5 } = {}) {
  const time = drivenTime()
  const client = new QueryClient()
  const sent: string[] = []
  provideHttp(client, {
    call: async (call) => {
      sent.push(call.name)
      if (call.name === 'getVerifyMethod') return call.data.parse({ method: 'sms' })
      if (call.name === 'getStatus') return call.data.parse({ id: 5 })
      if (call.name === 'sendVerificationCode') {
        return call.data.parse({ hash: 'hash', timeout: 10, method: 'sms', next_method: '' })
      }
      return call.data.parse(call.name === 'sendUserCode' ? await send() : {})
    },
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
    show: (contact = OLD) => allSettled(phone.shown, { scope, params: contact }),
    begin: () => allSettled(phone.contactSubmitted, { scope, params: {} }),
    leave: () => allSettled(phone.left, { scope }),
    tick: async (milliseconds: number) => {
      time.pass(milliseconds)
      await allSettled(ticked, { scope, params: time.system.now() })
    },
    state: () => scope.getState(phone.$state),
    kept: () => storage.getItem(key),
  }
}

describe('the confirmation of a phone', () => {
  it('goes on for the same player and phone, after the dialog was closed and after a reload', async () => {
    const first = start()
    await first.show()
    await first.begin()
    await first.leave()
    await first.show()
    expect(first.state()).toMatchObject({ kind: 'verifying', ticket: { player: 5, value: OLD } })
    const second = start({ storage: first.storage })
    await allSettled(firstScreenRendered, { scope: second.scope })
    await second.show()
    expect(second.state()).toMatchObject({ kind: 'verifying', ticket: { value: OLD } })
  })

  it('is about the phone that the player has: of another one it forgets the code, the wait and what is stored', async () => {
    const { show, begin, leave, state, kept, sent } = start()
    await show()
    await begin()
    await leave()
    await show(NEW)
    expect(state()).toMatchObject({ kind: 'asking', failure: null, freeAt: null })
    expect(kept()).toBeNull()
    await begin()
    expect(state()).toMatchObject({ kind: 'verifying', ticket: { value: NEW } })
    expect(sent.filter((name) => name === 'sendUserCode')).toHaveLength(2)
  })

  it('ends when the server tells of another phone, with the dialog closed', async () => {
    const { scope, show, begin, leave, state, kept } = start()
    await show()
    await begin()
    await leave()
    const user = { ...guestUser, id: 5, phone: OLD }
    await allSettled(statusReceived, { scope, params: user })
    expect(state().kind).toBe('verifying')
    await allSettled(statusReceived, { scope, params: { ...user, phone: NEW } })
    expect(state().kind).toBe('asking')
    expect(kept()).toBeNull()
  })

  it('keeps nothing of an answer that comes when the phone is another by then', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<unknown>()
    const { promise: asked, resolve: hear } = Promise.withResolvers<void>()
    const send = () => {
      hear()
      return answer
    }
    const { show, begin, leave, state, kept } = start({ send })
    await show()
    const begun = begin()
    await asked
    const changed = [leave(), show(NEW)]
    resolve({ timeout: 10, method: 'sms' })
    await Promise.all([begun, ...changed])
    expect(state().kind).toBe('asking')
    expect(kept()).toBeNull()
  })

  it('ends with its player, and the next one of the same phone begins anew', async () => {
    const { scope, show, begin, leave, state, kept } = start()
    await show()
    await begin()
    await leave()
    await allSettled(signedOut, { scope })
    expect(state().kind).toBe('asking')
    expect(kept()).toBeNull()
    expect(scope.getState(phone.$fields).phone).toBe('')
  })

  it('that is stored for another player is not gone on with, and does not stay', async () => {
    const first = start()
    await first.show()
    await first.begin()
    const second = start({ storage: first.storage, id: 6 })
    await second.show()
    expect(second.state().kind).toBe('asking')
    expect(second.kept()).toBeNull()
  })

  it.each([
    ['a guest who comes after the cookie is gone', 0],
    ['another player', 6],
  ])('is not left in the browser of %s', async (_, id) => {
    const first = start()
    await first.show()
    await first.begin()
    const second = start({ storage: first.storage, id })
    await allSettled(firstScreenRendered, { scope: second.scope })
    expect(second.kept()).toBeNull()
  })

  it('has a code of its own each time, though the server names none', async () => {
    const { show, begin, tick, state, scope } = start()
    await show()
    await begin()
    const before = state()
    await tick(3 * 60_000)
    await allSettled(phone.repeatWanted, { scope })
    const after = state()
    if (before.kind !== 'verifying' || after.kind !== 'verifying') throw new Error('No code was sent.')
    expect(after.ticket.hash).not.toBe(before.ticket.hash)
  })
})

describe('the recovery of a guest', () => {
  const typed = { type: 'phone' as const, phone: '999 123-45-67' }

  it('is kept for the guest, and ends when somebody has signed in', async () => {
    const { scope, storage } = start({ id: 0 })
    await allSettled(recovery.shown, { scope, params: '' })
    await allSettled(recovery.contactSubmitted, { scope, params: typed })
    const reloaded = start({ id: 0, storage })
    await allSettled(firstScreenRendered, { scope: reloaded.scope })
    await allSettled(recovery.shown, { scope: reloaded.scope, params: '' })
    expect(reloaded.scope.getState(recovery.$state)).toMatchObject({ kind: 'verifying', ticket: { hash: 'hash' } })
    await allSettled(signedIn, { scope: reloaded.scope, params: 'token' })
    expect(reloaded.scope.getState(recovery.$state).kind).toBe('asking')
    expect(storage.getItem('recovery')).toBeNull()
  })
})
