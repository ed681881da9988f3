import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, it } from 'vitest'
import { popupClosed } from '#app/models/popups/popups.model.ts'
import { $signUpOpen } from '#app/models/access/sign-up-dialog.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { PopupDialog } from './popup-dialog.tsx'

const open = async () => {
  const { scope } = await renderPage(<PopupDialog popup="bonus" />)
  let closedCount = 0
  createWatch({ unit: popupClosed, scope, fn: () => (closedCount += 1) })
  return { closedCount: () => closedCount, isSignUpOpen: () => scope.getState($signUpOpen) }
}

it('PopupDialog shows the terms of the bonus, and opens the sign-up in its place', async () => {
  const { closedCount, isSignUpOpen } = await open()
  expect(screen.getByRole('dialog', { name: 'Приветственный пакет' }).textContent).toContain('Отыгрыш ×10')
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }))
  expect([closedCount(), isSignUpOpen()]).toEqual([1, true])
})

it('PopupDialog is dismissed without the sign-up', async () => {
  const { closedCount, isSignUpOpen } = await open()
  await userEvent.keyboard('{Escape}')
  expect([closedCount(), isSignUpOpen()]).toEqual([1, false])
})
