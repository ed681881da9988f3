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

const known = {
  first_name: 'Вера',
  last_name: 'Орлова',
  birthday: '1990-02-08',
  sex: 'f',
  country: 'RU',
  prefix: '+7',
  phone: '9991234567',
  email: '',
} as const

/** The form of a player, and a server that answers when the test says. */
function form({ storage = memoryStorage(), id = 5 } = {}) {
  const { promise: answer, resolve, reject } = Promise.withResolvers<object>()
  const client = new QueryClient()
  const sent: unknown[] = []
  provideHttp(client, {
    call: async (call, { body }) => {
      sent.push(body)
      return call.data.parse(await answer)
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
    void allSettled(personalForm.filled, { scope, params: { ...known, first_name } })
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

/** The same with another name, which is on its way. */
function onItsWay() {
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

describe('a form that is on its way', () => {
  it('keeps what is typed meanwhile, and does not call that saved', async () => {
    const { type, refresh, name, state, end } = onItsWay()
    type({ first_name: 'Анна Мария' })
    await end(null)
    refresh('Анна')
    expect(name()).toBe('Анна Мария')
    expect(state()).toMatchObject({ kind: 'ready', done: true, later: true })
    type({ first_name: 'Анна-Мария' })
    expect(state()).toMatchObject({ done: false, later: false })
  })

  it('shows what the server knows when all of it was taken', async () => {
    const { refresh, name, state, end } = onItsWay()
    await end(null)
    expect(state()).toMatchObject({ kind: 'ready', done: true, later: false })
    refresh('Анна I')
    expect(name()).toBe('Анна I')
  })

  it.each([
    ['was refused', rejected(8)],
    ['has no answer', noResponse],
  ])('is what was typed when it %s, whatever the server says of the player meanwhile', async (_, failure) => {
    const { refresh, name, end } = onItsWay()
    refresh('Вера')
    expect(name()).toBe('Анна')
    await end(failure)
    refresh('Вера')
    expect(name()).toBe('Анна')
  })
})

it('takes the error of a phone away when another prefix is chosen', async () => {
  const { type, submit, state } = form()
  type({ phone: '12' })
  await submit()
  expect(state().problems).toEqual({ phone: 112 })
  type({ prefix: '+375' })
  expect(state().problems).toEqual({})
})

describe('what was typed and not saved', () => {
  it('is there after a reload and after another page, whatever the server knows', () => {
    const first = form()
    first.type({ first_name: 'Анна' })
    void allSettled(personalForm.left, { scope: first.scope })
    first.refresh('Вера')
    expect(first.name()).toBe('Анна')
    const { name, refresh } = form({ storage: first.storage })
    expect(name()).toBe('Анна')
    refresh('Вера')
    expect(name()).toBe('Анна')
  })

  it('is not another player’s, and ends with its own', () => {
    const { storage, type, scope } = form()
    type({ first_name: 'Анна' })
    expect(form({ storage, id: 6 }).name()).toBe('Вера')
    void allSettled(signedOut, { scope })
    expect(form({ storage }).name()).toBe('Вера')
  })

  it('is forgotten when the server has it, but for what was typed meanwhile', async () => {
    const { storage, type, submit, resolve } = form()
    type({ first_name: 'Анна' })
    const sending = submit()
    resolve({})
    await sending
    expect(form({ storage }).name()).toBe('Вера')
    const again = form()
    again.type({ first_name: 'Анна' })
    const later = again.submit()
    again.type({ first_name: 'Инна' })
    again.resolve({})
    await later
    expect(form({ storage: again.storage }).name()).toBe('Инна')
  })

  it.each(['{', 'null', '{"player":5}'])('is nothing where the storage holds %s', (kept) => {
    expect(form({ storage: memoryStorage({ 'personal-data': kept }) }).name()).toBe('Вера')
  })
})
