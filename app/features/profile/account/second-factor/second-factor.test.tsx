import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, it, vi } from 'vitest'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { playerStateChanged } from '../../models/player-state-changed.ts'
import '../../models/profile.model.ts'
import { SecondFactorSection } from './second-factor.tsx'

const off = { enabled: false, at_sign_in: false, at_withdrawal: false, recovery_codes: 0 }
const on = { enabled: true, at_sign_in: true, at_withdrawal: true, recovery_codes: 10 }
const codes = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBB${index}`)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function renderSection(answers: Answers) {
  const rendered = await renderPage(<SecondFactorSection />, {
    at: '/profile?tab=profile&sub=security',
    answers: { getStatus: { id: 5 }, ...answers },
  })
  const bodies = (call: string) => rendered.sent.filter(([name]) => name === call).map(([, body]) => body)
  return { ...rendered, bodies }
}

it('SecondFactorSection shows the secret after the password, and the recovery codes until they are saved', async () => {
  const { bodies } = await renderSection({
    getSecondFactor: inOrder(off, on),
    beginSecondFactor: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Cassiopeia:marina?secret=GEZDGNBVGY3TQOJQ' },
    enableSecondFactor: { recovery_codes: codes },
  })
  await press('Включить')
  expect(document.activeElement).toBe(screen.getByLabelText('Текущий пароль', { selector: 'input' }))
  await fillIn('Текущий пароль', 'for-getful')
  await press('Продолжить')
  expect(await screen.findByRole('img', { name: 'QR-код для приложения с кодами' })).toBeTruthy()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  await fillIn('Код из приложения', '284613')
  expect(await screen.findByText('AAAA0-BBBB0')).toBeTruthy()
  expect(bodies('enableSecondFactor')).toEqual([{ code: '284613' }])
  // The state was read again, and the codes stay.
  await waitFor(() => expect(bodies('getSecondFactor')).toHaveLength(2))
  expect(screen.getByText('AAAA9-BBBB9')).toBeTruthy()
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => saved.push(text))
    return 'blob:codes'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  await press('Скачать файлом')
  await waitFor(() => expect(saved).toEqual([`${codes.join('\n')}\n`]))
  await press('Коды сохранены')
  expect(screen.queryByText('AAAA0-BBBB0')).toBeNull()
  expect(await screen.findByText('Включён')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Включён')
})

it('SecondFactorSection leads the focus back to the button when turning it on is cancelled', async () => {
  await renderSection({ getSecondFactor: off })
  await press('Включить')
  await press('Отмена')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Включить' }))
})

it('SecondFactorSection changes where the code is asked by a code, and keeps the choice while it is wrong', async () => {
  const { bodies } = await renderSection({
    getSecondFactor: inOrder(on, { ...on, at_withdrawal: false }),
    changeSecondFactor: {},
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Перед выводом денег' }))
  await press('Сохранить')
  expect((await screen.findByRole('alert')).textContent).toBe('Введите код')
  await fillIn('Код из приложения', '284613')
  await press('Сохранить')
  await waitFor(() =>
    expect(bodies('changeSecondFactor')).toEqual([{ at_sign_in: true, at_withdrawal: false, code: '284613' }]),
  )
  await waitFor(() => expect(bodies('getSecondFactor')).toHaveLength(2))
  expect(await screen.findByText('Сохранено')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Сохранить' }))
})

it('SecondFactorSection shows where the code is asked after a change elsewhere', async () => {
  const { scope } = await renderSection({ getSecondFactor: inOrder(on, { ...on, at_withdrawal: false }) })
  expect(await screen.findByRole('switch', { name: 'Перед выводом денег', checked: true })).toBeTruthy()
  await act(() => allSettled(playerStateChanged, { scope }))
  expect(await screen.findByRole('switch', { name: 'Перед выводом денег', checked: false })).toBeTruthy()
})

it('SecondFactorSection is turned off by the password and a code', async () => {
  const { bodies } = await renderSection({ getSecondFactor: inOrder(on, off), disableSecondFactor: {} })
  await press('Выключить')
  const dialog = await screen.findByRole('dialog', { name: 'Выключить вход в два шага?' })
  const inDialog = (label: string) => {
    const field = [...dialog.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)
    if (field === undefined) throw new Error(label)
    return field
  }
  await userEvent.type(inDialog('Текущий пароль'), 'for-getful')
  await userEvent.type(inDialog('Код из приложения'), '284613{Enter}')
  await waitFor(() => expect(bodies('disableSecondFactor')).toEqual([{ password: 'for-getful', code: '284613' }]))
  expect(await screen.findByText('Выключен')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Выключен'))
})
