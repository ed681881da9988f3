import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { rejected } from '#app/testing/failures.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'

const begun = { hash: 'hash', timeout: 10, method: 'sms' }
const button = (name: string) => screen.getByRole('button', { name })

/** A recovery whose code was typed, and whose next verification is asked for and never answered. */
async function replacing() {
  const begins: unknown[] = [begun, new Promise(() => undefined)]
  const { scope, sent } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: {
      sendVerificationCode: () => begins.shift(),
      checkVerificationCode: () => {
        throw new CallFailure(rejected(27, 'wait-call'))
      },
    },
  })
  const told: unknown[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => told.push(error) })
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await fillIn('Код из SMS', '284613')
  await waitFor(() => expect(sent.filter(([call]) => call === 'sendVerificationCode')).toHaveLength(2))
  told.length = 0
  return { sent, told }
}

it('takes no code while another is on its way, and says so', async () => {
  const { sent, told } = await replacing()
  await waitFor(() => expect(button('Подтвердить').getAttribute('aria-disabled')).toBe('true'))
  await userEvent.type(screen.getByLabelText('Код из SMS'), '{Enter}')
  expect(sent.filter(([call]) => call === 'checkVerificationCode')).toHaveLength(1)
  expect(told).toEqual([])
})

it('gives the focus to the number of the next way, where the last one had its own', async () => {
  const call = { ...begun, method: 'wait-call', next_method: 'wait-sms', number: '+78000000001' }
  const text = { ...begun, hash: 'hash-2', method: 'wait-sms', number: '+78000000002', text: '284613' }
  const begins = [call, text]
  const { pass } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
    answers: { sendVerificationCode: () => begins.shift(), checkWaitCall: () => ({ confirmed: 0 }) },
  })
  await fillIn('Телефон', '9991234567')
  await userEvent.click(button('Продолжить'))
  await screen.findByText('Ждём звонка…')
  await pass(120_000)
  await userEvent.click(button('Подтвердить по SMS от вас'))
  await screen.findByText('Ждём SMS…')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /000-00-02/u }))
})

it('leads to another contact while a code is on its way, however long it takes', async () => {
  await replacing()
  await userEvent.click(button('Указать другой контакт'))
  expect(await screen.findByRole('button', { name: 'Продолжить' })).toBeTruthy()
})
