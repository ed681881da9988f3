import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, it } from 'vitest'
import { popupClosed } from '#app/models/popups/popups.model.ts'
import { $registrationOpen } from '#app/models/shell/registration.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { PopupDialog } from './popup-dialog.tsx'

const open = async () => {
  const { scope } = await renderPage(<PopupDialog popup="bonus" />)
  let closedCount = 0
  createWatch({ unit: popupClosed, scope, fn: () => (closedCount += 1) })
  return { closedCount: () => closedCount, isRegistrationOpen: () => scope.getState($registrationOpen) }
}

it('PopupDialog shows the terms of the bonus, and opens the registration in its place', async () => {
  const { closedCount, isRegistrationOpen } = await open()
  expect(screen.getByRole('dialog', { name: 'Приветственный пакет' }).textContent).toContain('Отыгрыш ×10')
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }))
  expect([closedCount(), isRegistrationOpen()]).toEqual([1, true])
})

it('PopupDialog is dismissed without the registration', async () => {
  const { closedCount, isRegistrationOpen } = await open()
  await userEvent.keyboard('{Escape}')
  expect([closedCount(), isRegistrationOpen()]).toEqual([1, false])
})
