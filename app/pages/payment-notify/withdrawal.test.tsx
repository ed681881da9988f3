import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { describe, expect, it } from 'vitest'
import { resumed } from '#app/models/presence/presence.model.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { PaymentNotifyPage } from './page.tsx'

const step = (name: string) => ({ step: name, at: '2026-01-10 14:00:00' })
const withdrawal = (state: string, steps: readonly string[], rest: object = {}) => ({
  direction: 'out',
  amount: 3000,
  number: '412',
  system: 'СБП',
  account: '+799••••4567',
  state,
  steps: steps.map(step),
  ...rest,
})
const held = withdrawal('processing', ['created'], { awaited: 'house' })
const paid = withdrawal('paid', ['created', 'sent', 'credited'], { balance_after: 9845 })

const open = (getPayment: unknown, language: 'ru' | 'en' = 'ru') =>
  renderPage(<PaymentNotifyPage />, { at: '/payment-notify?transaction=ab12', answers: { getPayment }, language })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const steps = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent.replace(/\d.*МСК/u, '').trim())

describe('the page of a withdrawal', () => {
  it.each([
    [held, 'Проверяем заявку', 'Checking the request'],
    [withdrawal('processing', ['created', 'sent'], { awaited: 'provider' }), 'Деньги в пути', 'Money on its way'],
    [paid, 'Выплачено', 'Paid out'],
    [withdrawal('declined', ['created', 'sent', 'returned']), 'Банк вернул деньги', 'The bank returned the money'],
    [withdrawal('declined', ['created', 'declined']), 'Вывод отклонён', 'Withdrawal rejected'],
    [withdrawal('cancelled', ['created', 'cancelled']), 'Заявка отменена', 'Request cancelled'],
  ])('is titled by its stage %#', async (payment, russian, english) => {
    await open(payment)
    expect(await heading(russian)).toBeTruthy()
    await waitFor(() => expect(document.title).toContain(russian))
    await open(payment, 'en')
    expect(await heading(english)).toBeTruthy()
  })

  it('lists what is done, who is awaited and what follows, never in words of a deposit', async () => {
    await open(held)
    expect(await steps()).toEqual([
      'Готово: Заявка создана',
      'Сейчас: Проверяем заявку',
      'Впереди: Отправка в банкотправим мы',
      'Впереди: Деньги у васзачислит банк',
    ])
    expect(document.body.textContent).not.toMatch(/Оплата|платите/u)
  })

  it('does not announce the sending again once the bank has it', async () => {
    await open(withdrawal('processing', ['created', 'sent'], { awaited: 'provider' }))
    expect(await steps()).toEqual([
      'Готово: Заявка создана',
      'Готово: Деньги отправлены',
      'Сейчас: Ждём ответа банка',
      'Впереди: Деньги у васзачислит банк',
    ])
  })

  it('is read again, and has a receipt once it is paid', async () => {
    const { scope } = await open(inOrder(held, held, paid))
    expect(await heading('Проверяем заявку')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Квитанция' })).toBeNull()
    await act(() => allSettled(resumed, { scope }))
    expect(await heading('Выплачено')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Квитанция' }))
    const receipt = screen.getByRole('article', { name: 'Квитанция № 412, вывод' })
    expect(receipt.textContent).toContain('+799••••4567')
  })

  it('keeps its last state while the server does not answer', async () => {
    const { scope } = await open(inOrder(held, held, fault.noResponse))
    expect(await heading('Проверяем заявку')).toBeTruthy()
    await act(() => allSettled(resumed, { scope }))
    expect(await screen.findByText(/Не удалось обновить/u)).toBeTruthy()
    expect(await heading('Проверяем заявку')).toBeTruthy()
  })
})
