import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { $supportOpen } from '#app/models/support/support-open.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Footer } from './footer.tsx'

afterEach(() => delete window.operatorSettings)

it('Footer shows the current year of the server, the operator, the licence and the age limit', async () => {
  await renderPage(<Footer />)
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toContain('© 2026 Cassiopeia Reference N.V.')
  expect(footer.textContent).toContain('лицензии Кюрасао')
  expect(within(footer).getByRole('img', { name: 'Только для совершеннолетних' }).textContent).toBe('18+')
})

it('Footer opens the support panel, or the chat of the operator with the data of the visitor', async () => {
  const { scope } = await renderPage(<Footer />)
  const supportChat = vi.fn()
  window.operatorSettings = { supportChat }
  const button = screen.getByRole('button', { name: 'Чат поддержки' })
  await userEvent.click(button)
  const emptyClient = { id: 0, phone: '', email: '', username: '', level: 0, login: '', playerPage: null }
  expect(supportChat.mock.calls).toEqual([[emptyClient]])
  expect(scope.getState($supportOpen)).toBe(false)

  delete window.operatorSettings
  await userEvent.click(button)
  expect(scope.getState($supportOpen)).toBe(true)
})

it('Footer below a task is short: its links, the age limit and one line', async () => {
  await renderPage(<Footer isShort />)
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getAllByRole('link')).toHaveLength(3)
  expect(within(footer).getByRole('img', { name: 'Только для совершеннолетних' })).toBeTruthy()
  expect(footer.textContent).toContain('игровые деньги, без ставок на реальные средства. ©\u00a02026')
  expect(footer.textContent).not.toContain('лицензии')
})
