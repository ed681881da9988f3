import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { $recoveryOpen, recoveryOpened } from '#app/models/access/recovery-dialog.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { AccessEntry } from './access-entry.tsx'
import { $supportOpen } from '#app/models/support/support-open.model.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'

const startResponse = { hash: 'hash', timeout: 10, method: 'sms' }
const button = (name: string) => screen.getByRole('button', { name })

/** A recovery with a pending request for the next method, which gets no response. */
async function renderPendingResend() {
  const startResponses: unknown[] = [startResponse, new Promise(() => undefined)]
  const { scope, sent } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: {
      sendVerificationCode: () => startResponses.shift(),
      checkVerificationCode: () => {
        throw new CallFailure(rejected(27, 'wait-call'))
      },
    },
  })
  const failures: unknown[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => failures.push(error) })
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await fillIn('Код из SMS', '284613')
  await waitFor(() => expect(sent.filter(([call]) => call === 'sendVerificationCode')).toHaveLength(2))
  failures.length = 0
  return { sent, failures }
}

it('RecoveryDialog disables the code while another one is requested', async () => {
  const { sent, failures } = await renderPendingResend()
  await waitFor(() => expect(button('Подтвердить').getAttribute('aria-disabled')).toBe('true'))
  await userEvent.type(screen.getByLabelText('Код из SMS'), '{Enter}')
  expect(sent.filter(([call]) => call === 'checkVerificationCode')).toHaveLength(1)
  expect(failures).toEqual([])
})

it('RecoveryDialog focuses the number of the next method', async () => {
  const call = { ...startResponse, method: 'wait-call', next_method: 'wait-sms', number: '+78000000001' }
  const text = { ...startResponse, hash: 'hash-2', method: 'wait-sms', number: '+78000000002', text: '284613' }
  const startResponses = [call, text]
  const { pass } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: { sendVerificationCode: () => startResponses.shift(), checkWaitCall: () => ({ confirmed: 0 }) },
  })
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await screen.findByText('Ждём звонка…')
  await pass(120_000)
  await userEvent.click(button('Подтвердить по SMS от вас'))
  await screen.findByText('Ждём SMS…')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /000-00-02/u }))
})

it('RecoveryDialog allows another contact while a code is requested', async () => {
  await renderPendingResend()
  await userEvent.click(button('Указать другой контакт'))
  expect(await screen.findByRole('button', { name: 'Продолжить' })).toBeTruthy()
})

it('RecoveryDialog leads to support when no method is open', async () => {
  const { scope } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: { sendVerificationCode: fault.rejected(errorCode.methodClosed) },
  })
  await allSettled(recoveryOpened, { scope, params: '' })
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  expect(await screen.findByText('Сейчас подтвердить контакт нельзя')).toBeTruthy()
  await userEvent.click(button('Написать в поддержку'))
  expect([scope.getState($recoveryOpen), scope.getState($supportOpen)]).toEqual([false, true])
})

it('RecoveryDialog submits a code that was completed during the lock-out at its end', async () => {
  const { sent, pass } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: {
      sendVerificationCode: startResponse,
      checkVerificationCode: inOrder(fault.rejected(errorCode.wrongCode), {}),
    },
  })
  const checked = () => sent.filter(([call]) => call === 'checkVerificationCode').map(([, body]) => body)
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await fillIn('Код из SMS', '000000')
  await screen.findByRole('timer', { name: /Следующая попытка/u })
  await fillIn('Код из SMS', '284613')
  expect(checked()).toHaveLength(1)
  await pass(timing.wrongCodeLockout)
  await waitFor(() => expect(checked()).toMatchObject([{ code: '000000' }, { code: '284613' }]))
})

it('RecoveryDialog ends in the sign-in, with the contact filled in and the focus on the password', async () => {
  const { scope } = await renderPage(
    <>
      <button>opener</button>
      <AccessEntry />
    </>,
    { answers: { sendVerificationCode: startResponse, checkVerificationCode: {}, changePassword: {} } },
  )
  button('opener').focus()
  await act(() => allSettled(signedOut, { scope }))
  // Its code is loaded then, so that it replaces the recovery at once.
  await act(() => allSettled(signInOpened, { scope }))
  await userEvent.click(await screen.findByRole('button', { name: 'Забыли пароль?' }))
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await fillIn('Код из SMS', '284613')
  const password = await screen.findByLabelText('Новый пароль')
  expect(document.activeElement).toBe(password)
  await fillIn('Новый пароль', 'Kf82-mqt')
  await fillIn('Новый пароль ещё раз', 'Kf82-mqt')
  await userEvent.click(button('Сохранить пароль'))
  const login = await screen.findByLabelText<HTMLInputElement>('Логин, телефон или e-mail')
  expect(login.value).toBe('+79991234567')
  const enteredPassword = screen.getByLabelText('Пароль', { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(enteredPassword))
})

it('RecoveryDialog counts down one thing at a time: the lock-out, then the next code', async () => {
  const { pass } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: { sendVerificationCode: startResponse, checkVerificationCode: fault.rejected(errorCode.wrongCode) },
  })
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await screen.findByLabelText('Код из SMS')
  const countdowns = () => screen.queryAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))
  expect(countdowns()).toEqual(['Ещё раз можно через'])
  expect(screen.getByText(/^Подтвердите до \d\d:\d\d МСК(?: \(у вас \d\d:\d\d\))?$/u)).toBeTruthy()
  await fillIn('Код из SMS', '000000')
  await waitFor(() => expect(countdowns()).toEqual(['Следующая попытка через']))
  await pass(timing.wrongCodeLockout)
  await waitFor(() => expect(countdowns()).toEqual(['Ещё раз можно через']))
  await pass(timing.verificationRepeat)
  await waitFor(() => expect(countdowns()).toEqual([]))
})
