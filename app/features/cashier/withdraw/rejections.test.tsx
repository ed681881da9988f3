import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'
import { withdrawalsOutdated } from '#app/models/payments/withdrawal-refresh.model.ts'
import { languageChosen } from '#app/models/preferences/preferences.model.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import {
  box,
  CARD,
  choose,
  confirm,
  mainButton,
  renderWithdraw,
  sendCard,
  submit,
  type,
} from './withdraw-page.samples.tsx'
import { closedCheck, openCheck } from './withdraw.samples.ts'

/** A rejection that the server words itself. */
function worded(failure: Failure): Failure {
  return failure.kind === 'rejected' ? { ...failure, message: 'Слова сервера' } : failure
}

async function rejectWith(failure: Failure, answers: Answers = {}) {
  let respond: () => void = () => undefined
  const sent = new Promise<void>((resolve) => (respond = resolve))
  const makeTransfer = inOrder(() => sent.then(fault.failure(failure)), fault.failure(failure))
  const rendered = await renderWithdraw({ makeTransfer, ...answers })
  await screen.findByText(/Можно вывести до/u)
  await sendCard()
  await waitFor(() => expect(document.activeElement).toBe(mainButton()))
  expect(rendered.count('makeTransfer')).toBe(1)
  respond()
  return rendered
}

describe('rejected withdrawal', () => {
  it.each([
    [errorCode.amountInvalid, [], 'Слова сервера'],
    [errorCode.dailyLimitExceeded, [], 'Слова сервера'],
    [errorCode.payoutBelowMinimum, { min_amount: 7000, currency: 'RUB' }, 'Минимальная сумма — 7000 RUB'],
    [errorCode.payoutNotWhole, [], 'Слова сервера'],
    [errorCode.payoutAboveMaximum, { max_amount: 4000, currency: 'RUB' }, 'Максимальная сумма — 4000 RUB'],
  ])('with code %i is explained at the amount', async (code, args, text) => {
    await rejectWith(worded(rejected(code, null, args)))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(text)
    expect(box('Сумма').getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
    await waitFor(() => expect(document.activeElement).toBe(box('Сумма')))
    expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
  })

  it.each([errorCode.payoutSystemUnavailable, errorCode.payoutSystemNotUsed])(
    'with code %i is explained at the methods, which are read again',
    async (code) => {
      const { count } = await rejectWith(worded(rejected(code)))
      const methods = within(screen.getByRole('radiogroup', { name: 'Куда вывести' }))
      expect((await methods.findByRole('alert')).textContent).toBe('Слова сервера')
      await waitFor(() => expect(count('getPaymentSystems')).toBe(2))
    },
  )

  it.each([
    [errorCode.phoneInvalid, 'Телефон', 'Телефон получателя', '9991234567', 'Неверный номер телефона'],
    [errorCode.emailInvalid, 'Почта', 'E-mail получателя', 'anna@example.com', 'Неверный e-mail'],
    [errorCode.parametersInvalid, 'Кошелёк', 'Номер кошелька', 'P1234567', 'Неверные параметры платежа'],
    [errorCode.parametersInvalid, 'Карта', 'Номер карты', CARD, 'Неверный номер карты'],
  ])('with code %i is explained at the account of %s', async (code, method, label, account, text) => {
    await renderWithdraw({ makeTransfer: fault.rejected(code) })
    await choose(method)
    await type(label, account)
    await type('Сумма', '5000')
    await submit()
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    await waitFor(() => expect(document.activeElement).toBe(box(label)))
  })

  it.each([
    [{ seconds: 4 }, 4],
    [null, 10],
  ])('with code 403 and the data %j counts the button down', async (data, seconds) => {
    const { pass, count } = await rejectWith(rejected(errorCode.repeatedTooSoon, null, [], data))
    expect(await screen.findByRole('button', { name: `Можно через ${seconds} с` })).toBeTruthy()
    expect(await screen.findByText('Повторите не раньше чем через 10 секунд')).toBeTruthy()
    await submit()
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass(seconds * 1000 - 1000)
    expect(mainButton().textContent).toBe('Можно через 1 с')
    await pass(1000)
    expect(mainButton().textContent).toBe('Проверить заявку')
    expect(screen.queryByText('Повторите не раньше чем через 10 секунд')).toBeNull()
    await submit()
    await confirm()
    await waitFor(() => expect(count('makeTransfer')).toBe(2))
  })

  it.each([
    [errorCode.verificationRequired, '/profile?tab=profile&sub=verification'],
    [errorCode.profileRequired, '/profile?tab=profile&sub=data'],
    [errorCode.wagerTooLow, null],
    [errorCode.activeBonusBlocks, '/profile?tab=promo&sub=bonuses'],
    [errorCode.freeSpinsBlock, '/profile?tab=promo&sub=bonuses'],
    [errorCode.transactionUnfinished, '/cashbox?tab=history'],
  ])('with code %i leads to its condition, and to the page that fixes it', async (code, href) => {
    const getWithdrawalCheck = inOrder(openCheck, { ...closedCheck, reasons: [{ code, met: 0 }] })
    await rejectWith(rejected(code), { getWithdrawalCheck })
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.parentElement).toBe(document.activeElement))
    const link = within(alert).queryByRole('link')
    expect(link?.getAttribute('href') ?? null).toBe(href)
    await screen.findByRole('region', { name: /^Пока нельзя/u })
    await userEvent.click(within(alert).getByRole('button', { name: 'К условию' }))
    expect(document.activeElement?.id).toBe(`withdrawal-condition-${code}`)
  })

  it.each([errorCode.refundTooLarge, errorCode.forbidden, 9999])(
    'with code %i is an alert of the whole form, with the server’s words and support',
    async (code) => {
      await rejectWith(worded(rejected(code)))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('Заявка не принята')
      if (code !== errorCode.forbidden) expect(alert.textContent).toContain('Слова сервера')
      expect(within(alert).getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
    },
  )

  it('can be sent again with a new key, once the amount has changed', async () => {
    const { keys, count } = await rejectWith(rejected(errorCode.amountInvalid))
    await type('Сумма', '4000')
    expect(screen.queryByRole('alert')).toBeNull()
    await submit()
    await confirm()
    await waitFor(() => expect(count('makeTransfer')).toBe(2))
    expect(new Set(keys).size).toBe(2)
  })
})

/** The payout of `sendCard`. */
const listed = { id: 9, created_at: '2026-01-10 15:00:00', amount: 5000, wallet: '•••• 1111', status: 0, can_cancel: 1 }
const none = { items: [] }

describe('withdrawal without a response', () => {
  it('counts as accepted if its payout is listed', async () => {
    const { count } = await renderWithdraw({
      makeTransfer: fault.failure(noResponse),
      getPayouts: inOrder(none, { items: [listed] }),
    })
    await sendCard()
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    expect(count('makeTransfer')).toBe(1)
    expect(box('Номер карты').value).toBe('')
  })

  it.each([
    ['of another amount', { ...listed, amount: 4000 }],
    ['to another account', { ...listed, wallet: '•••• 2222' }],
    ['from before the press', { ...listed, created_at: '2026-01-10 14:59:50' }],
  ])('is unknown while only a payout %s is listed; repeating sends the same key and body', async (_, payout) => {
    const { bodies, keys } = await renderWithdraw({
      makeTransfer: inOrder(fault.failure(noResponse), {}),
      getPayouts: { items: [payout] },
    })
    await sendCard()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ответа нет. Заявка могла быть создана')
    expect(alert.textContent).toContain('Среди открытых выводов её пока нет')
    expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
    expect(box('Сумма').value).toBe('5000')
    await userEvent.click(screen.getByRole('button', { name: 'Повторить заявку' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    const [first, second] = bodies('makeTransfer')
    expect(second).toEqual(first)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('sends the same key and body after the language has changed, in which the amount reads differently', async () => {
    const { bodies, keys, scope } = await renderWithdraw({ makeTransfer: inOrder(fault.failure(noResponse), {}) })
    await act(() => allSettled(languageChosen, { scope, params: 'en' }))
    await sendCard('5,000')
    await screen.findByRole('alert')
    await act(() => allSettled(languageChosen, { scope, params: 'ru' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить заявку' }))
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    const [first, second] = bodies('makeTransfer')
    expect(first).toMatchObject({ amount: 5000 })
    expect(second).toEqual(first)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('counts a payout since the first press, when it is repeated', async () => {
    let items: unknown[] = []
    const { pass, count } = await renderWithdraw({
      makeTransfer: inOrder(fault.failure(noResponse), () => {
        items = [listed]
        return fault.failure(noResponse)()
      }),
      getPayouts: () => ({ items }),
    })
    await sendCard()
    await screen.findByRole('alert')
    await pass(60_000)
    await submit()
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    expect(count('makeTransfer')).toBe(2)
  })

  it('counts as accepted once its payout is listed later, and is not sent again', async () => {
    let items: unknown[] = []
    const { count, scope } = await renderWithdraw({
      makeTransfer: fault.failure(noResponse),
      getPayouts: (_: unknown, { index }: { index: number }) => (index === 1 ? fault.failure(noResponse)() : { items }),
    })
    await sendCard()
    await screen.findByText('Ответа нет. Заявка могла быть создана')
    items = [listed]
    await act(() => allSettled(withdrawalsOutdated, { scope }))
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    expect(count('makeTransfer')).toBe(1)
    expect(box('Номер карты').value).toBe('')
  })

  it('is repeated although the money is gone from the balance meanwhile', async () => {
    const { count } = await renderWithdraw({
      makeTransfer: inOrder(fault.failure(noResponse), {}),
      getWithdrawalCheck: inOrder(openCheck, { can: 0, own: 0, left_today: 0, limit_today: 30_000 }),
    })
    await sendCard('12845')
    await screen.findByRole('alert')
    await screen.findByText('Сейчас вывести нельзя')
    await submit()
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    expect(count('makeTransfer')).toBe(2)
  })

  it('says so if the list cannot be read either', async () => {
    await renderWithdraw({
      makeTransfer: fault.failure(noResponse),
      getPayouts: inOrder(none, fault.failure(noResponse)),
    })
    await sendCard()
    expect((await screen.findByRole('alert')).textContent).toContain('Список открытых выводов тоже не прочитан')
    expect(screen.getByRole('button', { name: 'Повторить заявку' })).toBeTruthy()
  })

  it('locks its fields; a new request is warned about it and has its own key', async () => {
    const { keys, count } = await renderWithdraw({ makeTransfer: fault.failure(noResponse) })
    await sendCard()
    await screen.findByRole('alert')
    expect(box('Сумма').closest('[inert]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Новая заявка' }))
    expect(box('Сумма').closest('[inert]')).toBeNull()
    expect(screen.getByText('Прошлая заявка могла быть создана')).toBeTruthy()
    await type('Сумма', '4000')
    await submit()
    await confirm()
    await waitFor(() => expect(count('makeTransfer')).toBe(2))
    expect(new Set(keys).size).toBe(2)
  })

  it('does not say that the money is still there when a later request is rejected', async () => {
    await renderWithdraw({ makeTransfer: inOrder(fault.failure(noResponse), fault.rejected(errorCode.contactSupport)) })
    await sendCard()
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Новая заявка' }))
    await type('Сумма', '4000')
    await submit()
    await confirm()
    expect(await screen.findByText('Заявка не принята')).toBeTruthy()
    expect(screen.queryByText('Деньги остались на балансе.')).toBeNull()
  })

  it('has a new key after its payout was found', async () => {
    const { keys, count } = await renderWithdraw({
      makeTransfer: inOrder(fault.failure(noResponse), {}),
      getPayouts: inOrder(none, { items: [listed] }),
    })
    await sendCard()
    await screen.findByText('Заявка принята')
    await sendCard()
    await waitFor(() => expect(count('makeTransfer')).toBe(2))
    expect(new Set(keys).size).toBe(2)
  })
})
