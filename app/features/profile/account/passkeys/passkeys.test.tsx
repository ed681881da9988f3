import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { creationOptions } from '#app/testing/prompt-passkeys.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import '../../models/profile.model.ts'
import { PasskeysSection } from './passkeys.tsx'

const phone = { id: 1, name: 'Телефон', created_at: '2026-01-10 12:00:00', used_at: '2026-01-11 15:30:00' }
const usb = { id: 2, name: 'Ключ USB', created_at: '2026-01-12 12:00:00', used_at: null }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function renderSection(answers: Answers) {
  const rendered = await renderPage(<PasskeysSection />, {
    at: '/profile?tab=profile&sub=security',
    answers: { getStatus: { id: 5 }, getSecondFactor: { enabled: false }, ...answers },
  })
  const bodies = (call: string) => rendered.sent.filter(([name]) => name === call).map(([, body]) => body)
  return { ...rendered, bodies }
}

it('PasskeysSection adds a passkey with a name, after the password', async () => {
  const { bodies } = await renderSection({
    getPasskeys: inOrder({ items: [] }, { items: [phone] }),
    beginPasskey: inOrder(fault.failure(rejected(errorCode.wrongPassword)), creationOptions),
    addPasskey: {},
  })
  expect(await screen.findByText('Ключей пока нет.')).toBeTruthy()
  await press('Добавить ключ доступа')
  await fillIn('Название', 'Телефон')
  await fillIn('Текущий пароль', 'not-mine')
  await press('Создать ключ')
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный пароль')
  await userEvent.clear(screen.getByLabelText('Текущий пароль', { selector: 'input' }))
  await fillIn('Текущий пароль', 'for-getful')
  await press('Создать ключ')
  expect(await screen.findByText('Ключ доступа добавлен')).toBeTruthy()
  expect(bodies('beginPasskey').at(-1)).toEqual({ password: 'for-getful', code: '' })
  expect(bodies('addPasskey')).toMatchObject([{ name: 'Телефон', credential: { id: 'key' } }])
  expect(await screen.findByText(/^Последний вход: .*15:30/u)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('PasskeysSection removes a passkey after a question', async () => {
  const { bodies } = await renderSection({
    getPasskeys: inOrder({ items: [phone, usb] }, { items: [usb] }),
    removePasskey: {},
  })
  expect(await screen.findByText('Для входа ещё не использовался')).toBeTruthy()
  await press('Удалить ключ: Телефон')
  expect((await screen.findByRole('dialog')).textContent).toContain('Телефон')
  expect(bodies('removePasskey')).toHaveLength(0)
  await press('Удалить')
  await waitFor(() => expect(screen.queryByText('Телефон')).toBeNull())
  expect(bodies('removePasskey')).toHaveLength(1)
  const next = screen.getByRole('button', { name: 'Удалить ключ: Ключ USB' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})
