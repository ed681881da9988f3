import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const needed = { ...rejected(errorCode.secondFactorNeeded), data: { ticket: 'the-ticket' } }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function signIn(answers: Answers) {
  const rendered = await renderPage(<SignInDialog onClose={() => undefined} />, {
    answers: { login: fault.failure(needed), ...answers },
  })
  await fillIn('Логин, телефон или e-mail', 'marina')
  await fillIn('Пароль', 'for-getful')
  await press('Войти')
  await screen.findByLabelText('Код из приложения')
  const bodies = (call: string) => rendered.sent.filter(([name]) => name === call).map(([, body]) => body)
  return { ...rendered, bodies }
}

it('SecondStep asks for the code after the password, and sends it with the ticket', async () => {
  const { scope, bodies } = await signIn({ confirmSignIn: { token: 'of-two-steps' } })
  expect(document.activeElement).toBe(screen.getByLabelText('Код из приложения'))
  await fillIn('Код из приложения', '284 613')
  await press('Войти')
  await waitFor(() => expect(scope.getState($session).token).toBe('of-two-steps'))
  expect(bodies('confirmSignIn')).toEqual([{ ticket: 'the-ticket', code: '284613', remember: false }])
})

it('SecondStep keeps a wrong code, takes a recovery code instead, and remembers the device on demand', async () => {
  const { bodies, scope } = await signIn({
    confirmSignIn: inOrder(fault.failure(rejected(errorCode.wrongCode)), { token: 'of-two-steps' }),
  })
  await userEvent.click(screen.getByRole('checkbox', { name: /Не спрашивать/u }))
  await fillIn('Код из приложения', '284613')
  await press('Войти')
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный код')
  expect(screen.getByLabelText<HTMLInputElement>('Код из приложения').value).toBe('284613')
  await press('Ввести резервный код')
  expect(document.activeElement).toBe(screen.getByLabelText('Резервный код'))
  await fillIn('Резервный код', '7K2M9-QX4TD')
  await press('Войти')
  await waitFor(() => expect(bodies('confirmSignIn')).toHaveLength(2))
  const device = scope.getState($storage)?.getItem('device')
  expect(device).toMatch(/^[\da-f]{32}$/u)
  expect(bodies('confirmSignIn')[1]).toEqual({ ticket: 'the-ticket', code: '7K2M9-QX4TD', remember: true, device })
})

it('SecondStep leads back to the password, with the login, and when its time is over', async () => {
  const { bodies } = await signIn({ confirmSignIn: fault.failure(rejected(errorCode.timedOut)) })
  await fillIn('Код из приложения', '284613')
  await press('Войти')
  expect(await screen.findByText('Время вышло')).toBeTruthy()
  await press('Вернуться к паролю')
  expect((await screen.findByLabelText<HTMLInputElement>('Логин, телефон или e-mail')).value).toBe('marina')
  expect(bodies('confirmSignIn')).toHaveLength(1)
})
