import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $tabStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import './contact-draft.model.ts'
import { $typedContact, contactTyped } from './sign-up-dialog.model.ts'

/** Opens the home page in a tab with existing storage. */
function openPage(storage: TextStorage | null) {
  const scope = fork({ values: [[$tabStorage, storage]] })
  return {
    type: (contact: string) => allSettled(contactTyped, { scope, params: contact }),
    renderFirstScreen: () => allSettled(firstScreenRendered, { scope }),
    signIn: () => allSettled(signedIn, { scope, params: 'token' }),
    typed: () => scope.getState($typedContact),
  }
}
/** The restored contact after a reload of the tab. */
const contactAfterReload = async (storage: TextStorage | null) => {
  const next = openPage(storage)
  await next.renderFirstScreen()
  return next.typed()
}

it('contact draft survives a reload, even if typed before the deferred code loaded', async () => {
  const storage = memoryStorage()
  const { type, renderFirstScreen } = openPage(storage)
  await type('ivan@')
  await renderFirstScreen()
  expect(await contactAfterReload(storage)).toBe('ivan@')
  await type('ivan@example.com')
  expect(await contactAfterReload(storage)).toBe('ivan@example.com')
  await type('')
  expect(await contactAfterReload(storage)).toBe('')
})

it('contact draft is not overwritten by an older stored value', async () => {
  const storage = memoryStorage()
  const firstPage = openPage(storage)
  await firstPage.renderFirstScreen()
  await firstPage.type('ivan@example.com')
  const { type, renderFirstScreen, typed } = openPage(storage)
  await type('8 999')
  await renderFirstScreen()
  expect(typed()).toBe('8 999')
})

it('contact draft is cleared on sign-in', async () => {
  const storage = memoryStorage()
  const { type, renderFirstScreen, signIn, typed } = openPage(storage)
  await renderFirstScreen()
  await type('ivan@example.com')
  await signIn()
  expect([typed(), await contactAfterReload(storage)]).toEqual(['', ''])
})

it('contact draft works without storage', async () => {
  const { type, renderFirstScreen, typed } = openPage(null)
  await renderFirstScreen()
  await type('ivan@example.com')
  expect(typed()).toBe('ivan@example.com')
})
