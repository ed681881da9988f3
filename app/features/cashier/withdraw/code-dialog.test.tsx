import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { box, renderWithdraw, sendCard } from './withdraw-page.samples.tsx'

const needed = fault.failure(rejected(errorCode.secondFactorNeeded))

it('CodeDialog confirms a withdrawal, which is sent again as it was typed', async () => {
  const { bodies } = await renderWithdraw({
    makeTransfer: inOrder(needed, {}),
    confirmSecondFactor: inOrder(fault.failure(rejected(errorCode.wrongCode)), {}),
  })
  await screen.findByText(/Можно вывести до/u)
  await sendCard()
  await screen.findByRole('dialog', { name: 'Подтвердите вывод' })
  await fillIn('Код из приложения', '000000')
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный код')
  await userEvent.clear(screen.getByLabelText('Код из приложения'))
  await fillIn('Код из приложения', '284613')
  await waitFor(() => expect(bodies('makeTransfer')).toHaveLength(2))
  const [first, second] = bodies('makeTransfer')
  expect(second).toEqual(first)
  expect(bodies('confirmSecondFactor')).toEqual([{ code: '000000' }, { code: '284613' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('CodeDialog that is closed leaves the form as it was typed', async () => {
  const { bodies } = await renderWithdraw({ makeTransfer: needed })
  await screen.findByText(/Можно вывести до/u)
  await sendCard()
  await screen.findByRole('dialog', { name: 'Подтвердите вывод' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
  expect(bodies('makeTransfer')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
