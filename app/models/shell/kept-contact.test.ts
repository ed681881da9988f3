import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $tabStorage, type TextStorage } from '#app/lib/storage.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import './contact-draft.model.ts'
import { $typedContact, contactTyped } from './registration.model.ts'

/** A home page in a tab that has kept what an earlier page has left. */
function page(storage: TextStorage | null) {
  const scope = fork({ values: [[$tabStorage, storage]] })
  return {
    type: (contact: string) => allSettled(contactTyped, { scope, params: contact }),
    settle: () => allSettled(firstScreenRendered, { scope }),
    enter: () => allSettled(signedIn, { scope, params: 'token' }),
    typed: () => scope.getState($typedContact),
  }
}
/** What the next page of the tab begins with. */
const afterReload = async (storage: TextStorage | null) => {
  const next = page(storage)
  await next.settle()
  return next.typed()
}

it('what is typed beside the slider is there after a reload, also what was typed before the late code came', async () => {
  const storage = memoryStorage()
  const { type, settle } = page(storage)
  await type('ivan@')
  await settle()
  expect(await afterReload(storage)).toBe('ivan@')
  await type('ivan@example.com')
  expect(await afterReload(storage)).toBe('ivan@example.com')
  await type('')
  expect(await afterReload(storage)).toBe('')
})

it('what was typed since is not overwritten by what an earlier page has left', async () => {
  const storage = memoryStorage()
  const before = page(storage)
  await before.settle()
  await before.type('ivan@example.com')
  const { type, settle, typed } = page(storage)
  await type('8 999')
  await settle()
  expect(typed()).toBe('8 999')
})

it('nothing of it is left to who comes after the one who has signed in', async () => {
  const storage = memoryStorage()
  const { type, settle, enter, typed } = page(storage)
  await settle()
  await type('ivan@example.com')
  await enter()
  expect([typed(), await afterReload(storage)]).toEqual(['', ''])
})

it('is a text of this visit where the browser keeps nothing', async () => {
  const { type, settle, typed } = page(null)
  await settle()
  await type('ivan@example.com')
  expect(typed()).toBe('ivan@example.com')
})
