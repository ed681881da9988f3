import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { $tabStorage } from '#app/lib/storage.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { personalForm, type PersonalFields } from './personal.model.ts'

const serverFields = {
  first_name: 'Вера',
  last_name: 'Орлова',
  birthday: '1990-02-08',
  sex: 'f',
  country: 'RU',
  prefix: '+7',
  phone: '9991234567',
  email: '',
} as const

/** A player's form, and a server that responds when the test resolves it. */
function form({ storage = memoryStorage(), id = 5 } = {}) {
  const { promise: response, resolve, reject } = Promise.withResolvers<object>()
  const client = new QueryClient()
  const sent: unknown[] = []
  provideHttp(client, {
    call: async (call, { body }) => {
      sent.push(body)
      return call.data.parse(await response)
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$session, { id, token: 'one' }],
      [$tabStorage, storage],
    ],
  })
  const type = (params: Partial<PersonalFields>) => void allSettled(personalForm.changed, { scope, params })
  const refresh = (first_name: string) =>
    void allSettled(personalForm.filled, { scope, params: { ...serverFields, first_name } })
  refresh('Вера')
  return {
    scope,
    storage,
    sent,
    resolve,
    reject,
    type,
    refresh,
    submit: () => allSettled(personalForm.submitted, { scope, params: {} }),
    name: () => scope.getState(personalForm.$fields).first_name,
    state: () => scope.getState(personalForm.$state),
  }
}

/** A form whose request with another name is open. */
function startSending() {
  const { sent, resolve, reject, submit, ...rest } = form()
  rest.type({ first_name: 'Анна' })
  const sending = submit()
  expect(sent).toEqual([expect.objectContaining({ first_name: 'Анна' })])
  return {
    ...rest,
    end: async (failure: Failure | null) => {
      if (failure === null) resolve({})
      else reject(new CallFailure(failure))
      await sending
    },
  }
}

describe('createSending with an open request', () => {
  it('keeps newer input and does not report it as saved', async () => {
    const { type, refresh, name, state, end } = startSending()
    type({ first_name: 'Анна Мария' })
    await end(null)
    refresh('Анна')
    expect(name()).toBe('Анна Мария')
    expect(state()).toMatchObject({ kind: 'ready', done: true, hasNewerInput: true })
    type({ first_name: 'Анна-Мария' })
    expect(state()).toMatchObject({ done: false, hasNewerInput: false })
  })

  it('shows the server values after the response if there is no newer input', async () => {
    const { refresh, name, state, end } = startSending()
    await end(null)
    expect(state()).toMatchObject({ kind: 'ready', done: true, hasNewerInput: false })
    refresh('Анна I')
    expect(name()).toBe('Анна I')
  })

  it.each([
    ['a rejection', rejected(8)],
    ['no response', noResponse],
  ])('keeps the input after %s when the server values are read again', async (_, failure) => {
    const { refresh, name, end } = startSending()
    refresh('Вера')
    expect(name()).toBe('Анна')
    await end(failure)
    refresh('Вера')
    expect(name()).toBe('Анна')
  })
})

it('personalForm clears the phone error when the prefix changes', async () => {
  const { type, submit, state } = form()
  type({ phone: '12' })
  await submit()
  expect(state().problems).toEqual({ phone: 112 })
  type({ prefix: '+375' })
  expect(state().problems).toEqual({})
})

describe('the draft of createSending', () => {
  it('survives a reload and a visit to another page, and wins over the server values', () => {
    const first = form()
    first.type({ first_name: 'Анна' })
    void allSettled(personalForm.closed, { scope: first.scope })
    first.refresh('Вера')
    expect(first.name()).toBe('Анна')
    const { name, refresh } = form({ storage: first.storage })
    expect(name()).toBe('Анна')
    refresh('Вера')
    expect(name()).toBe('Анна')
  })

  it('is not shown to another player and is removed on sign-out', () => {
    const { storage, type, scope } = form()
    type({ first_name: 'Анна' })
    expect(form({ storage, id: 6 }).name()).toBe('Вера')
    void allSettled(signedOut, { scope })
    expect(form({ storage }).name()).toBe('Вера')
  })

  it('is removed after a save, unless there is newer input', async () => {
    const { storage, type, submit, resolve } = form()
    type({ first_name: 'Анна' })
    const sending = submit()
    resolve({})
    await sending
    expect(form({ storage }).name()).toBe('Вера')
    const again = form()
    again.type({ first_name: 'Анна' })
    const secondSubmit = again.submit()
    again.type({ first_name: 'Инна' })
    again.resolve({})
    await secondSubmit
    expect(form({ storage: again.storage }).name()).toBe('Инна')
  })

  it.each(['{', 'null', '{"player":5}'])('is ignored if the storage contains %s', (stored) => {
    expect(form({ storage: memoryStorage({ 'personal-data': stored }) }).name()).toBe('Вера')
  })
})
