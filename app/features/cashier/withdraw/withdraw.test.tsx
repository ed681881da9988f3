import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { anyPaymentSystems } from '#app/queries/cashier.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import {
  box,
  CARD,
  choose,
  chooseBank,
  confirm,
  mainButton,
  OWN,
  press,
  renderWithdraw,
  sendCard,
  submit,
  type,
} from './withdraw-page.samples.tsx'
import { cardOut, payoutSystems, sbpOut, withdrawAnswers } from './withdraw.samples.ts'
import { Withdraw } from './withdraw.tsx'

const review = () => screen.findByRole('dialog', { name: 'Проверьте заявку' })

describe('withdrawal', () => {
  it.each([
    ['5000', true],
    ['1000', false],
  ])('of %s warns about a bonus that could not be taken after it: %s', async (sum, isWarned) => {
    const bonus = { id: 7, title: 'Первый бонус', state: 'available', opens: 'now', own_needed: 10_000 }
    await renderWithdraw({ getBonuses: { items: [bonus, { ...bonus, id: 8, title: 'Подарок', own_needed: 0 }] } })
    await type('Номер карты', CARD)
    await type('Сумма', sum)
    await submit()
    const dialog = within(await review())
    if (isWarned) {
      expect(await dialog.findByText('Первый бонус: после вывода его не взять')).toBeTruthy()
      expect(dialog.getByText(/нужно 10 000 ₽ собственных денег/u)).toBeTruthy()
    }
    expect(dialog.queryAllByText(/его не взять/u)).toHaveLength(isWarned ? 1 : 0)
  })

  it.each([
    [
      'a phone',
      async () => {
        await choose('Телефон')
        await type('Телефон получателя', '999 123-45-67')
      },
      '+799••••4567',
      { psp: 'phone-out', params: { account: '+79991234567' } },
    ],
    [
      'a phone and a bank',
      async () => {
        await choose('СБП')
        await type('Телефон получателя', '8 999 123-45-67')
        await chooseBank('Сбер')
      },
      '+799••••4567',
      { psp: 'sbp-out', params: { account: '+79991234567', bank: 'sber' } },
    ],
    [
      'a card',
      () => type('Номер карты', '4111-1111 1111 1111'),
      '•••• 1111',
      { psp: 'card-out', params: { account: CARD } },
    ],
    [
      'a card with its holder',
      async () => {
        await choose('Карта другой страны')
        await type('Номер карты', CARD)
        await type('Имя владельца', ' IVAN PETROV ')
      },
      '•••• 1111',
      { psp: 'card-holder', params: { account: CARD, holder: 'IVAN PETROV' } },
    ],
    [
      'an e-mail',
      async () => {
        await choose('Почта')
        await type('E-mail получателя', 'anna@example.com')
      },
      'a••••@example.com',
      { psp: 'email-out', params: { account: 'anna@example.com' } },
    ],
    [
      'a purse',
      async () => {
        await choose('Кошелёк')
        await type('Номер кошелька', 'P123 4567')
      },
      '•••• 4567',
      { psp: 'purse-out', params: { account: 'P1234567' } },
    ],
  ])('to %s is reviewed with its mask, and then sent', async (_, fill, mask, request) => {
    const { bodies, keys } = await renderWithdraw({ makeTransfer: {} })
    await fill()
    await type('Сумма', '5 000')
    await submit()
    const dialog = await review()
    expect(within(dialog).getByText(mask)).toBeTruthy()
    expect(bodies('makeTransfer')).toEqual([])
    await confirm()
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    expect(bodies('makeTransfer')).toEqual([{ ...request, amount: 5000, type: 'payout' }])
    expect(keys).toHaveLength(1)
  })

  it('shows in the review what leaves the balance, the fee and the time', async () => {
    await renderWithdraw()
    await choose('Почта')
    await type('E-mail получателя', 'anna@example.com')
    await type('Сумма', '5000')
    await submit()
    const facts = within(await review()).getAllByRole('definition')
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Почта',
      'a••••@example.com',
      '5\u00a0000\u00a0₽',
      '2\u00a0%',
      'в течение 3 часов',
    ])
  })

  it('is not sent when the player goes back from the review, and keeps what was entered', async () => {
    const { count } = await renderWithdraw()
    await type('Номер карты', CARD)
    await type('Сумма', '5000')
    await submit()
    await review()
    await press('Изменить')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
    expect(box('Сумма').value).toBe('5000')
    expect(document.activeElement).toBe(mainButton())
    expect(count('makeTransfer')).toBe(0)
  })

  it('is sent once for twenty presses', async () => {
    const { count } = await renderWithdraw()
    await type('Номер карты', CARD)
    await type('Сумма', '5000')
    await submit()
    const button = await screen.findByRole('button', { name: /^Вывести/u })
    for (let time = 0; time < 20; time += 1) button.click()
    await screen.findByRole('button', { name: 'Отправляем заявку' })
    for (let time = 0; time < 20; time += 1) mainButton().click()
    expect(count('makeTransfer')).toBe(1)
  })

  it('empties the form once it is accepted, and reads the money again', async () => {
    const { count } = await renderWithdraw({ makeTransfer: {} })
    const before = count('getPayouts')
    await sendCard()
    const message = await screen.findByText(/в течение 3 часов/u, { selector: '[role="status"] *' })
    expect(message.closest('[tabindex]')).toBe(document.activeElement)
    expect(box('Номер карты').value).toBe('')
    expect(box('Сумма').value).toBe('')
    for (const call of ['getWithdrawalCheck', 'getPaymentSystems', 'getStatus'])
      await waitFor(() => expect(count(call)).toBeGreaterThanOrEqual(call === 'getStatus' ? 1 : 2))
    expect(count('getPayouts')).toBeGreaterThan(before)
  })
})

describe('fields of a withdrawal', () => {
  it.each([
    ['Телефон', 'Телефон получателя', '123', 'Неверный номер телефона'],
    ['СБП', 'Телефон получателя', '+1 22', 'Неверный номер телефона'],
    ['Карта', 'Номер карты', '4111 1111 111', 'Неверный номер карты'],
    ['Почта', 'E-mail получателя', 'anna@', 'Неверный e-mail'],
    ['Кошелёк', 'Номер кошелька', 'abc', 'Неверный номер кошелька'],
  ])('by %s check the account %s when it loses focus, and on submit: %j', async (method, label, typed, text) => {
    const { count } = await renderWithdraw()
    await choose(method)
    await type(label, typed)
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    await type(label, '')
    await type('Сумма', '5000')
    await submit()
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(text)
    expect(document.activeElement).toBe(box(label))
    expect(count('makeTransfer')).toBe(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ask for the holder and the bank', async () => {
    await renderWithdraw()
    await choose('Карта другой страны')
    await type('Номер карты', CARD)
    await type('Сумма', '5000')
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Введите имя владельца карты')
    await choose('СБП')
    await type('Телефон получателя', '9991234567')
    await screen.findByRole('combobox', { name: 'Банк получателя' })
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Выберите банк')
  })

  it.each([
    ['', 'Введите сумму'],
    ['abc', 'Введите сумму цифрами, например 1500'],
    ['500,5', 'Сумма должна быть целым числом'],
    ['-5', 'Сумма слишком мала'],
    ['499', 'Минимальная сумма — 500\u00a0₽'],
    ['12846', 'На балансе 12\u00a0845\u00a0₽ собственных денег'],
  ])('show the problem of the amount %j at the field and send nothing', async (typed, text) => {
    const { count } = await renderWithdraw()
    await type('Номер карты', CARD)
    await type('Сумма', typed)
    await submit()
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(document.activeElement).toBe(box('Сумма'))
    expect(count('makeTransfer')).toBe(0)
  })

  it('limit the amount to the rest of the day', async () => {
    await renderWithdraw({ getWithdrawalCheck: { can: 1, own: OWN, left_today: 1000, limit_today: 30_000 } })
    expect(await screen.findByText(/Сегодня можно ещё 1.000.₽ из 30.000.₽/u)).toBeTruthy()
    await type('Сумма', '1001')
    await userEvent.tab()
    expect(screen.getByRole('alert').textContent).toBe('Сегодня можно вывести ещё 1\u00a0000\u00a0₽')
  })

  it('limit the amount to what needs no documents', async () => {
    await renderWithdraw({
      getWithdrawalCheck: { can: 1, own: OWN, reasons: [{ code: 55, met: 1, have: 14_000, need: 15_000 }] },
    })
    expect(await screen.findByText(/Можно вывести до 1.000.₽/u)).toBeTruthy()
    await type('Сумма', '1001')
    await userEvent.tab()
    expect(screen.getByRole('alert').textContent).toBe('Без проверки документов можно вывести ещё 1\u00a0000\u00a0₽')
  })

  it('offer only the dialling codes of the method', async () => {
    await renderWithdraw({
      getPaymentSystems: { payin: [], payout: [{ ...sbpOut, config: 'codes:+375' }] },
    })
    await type('Телефон получателя', '29 123-45-67')
    await chooseBank('Сбер')
    await type('Сумма', '5000')
    await submit()
    expect(within(await review()).getByText('+375••••4567')).toBeTruthy()
  })

  it('keep the amount when the method changes, but not the account', async () => {
    await renderWithdraw()
    await choose('Почта')
    await type('E-mail получателя', 'anna@example.com')
    await type('Сумма', '5000')
    await choose('Кошелёк')
    expect(box('Номер кошелька').value).toBe('')
    expect(box('Сумма').value).toBe('5000')
  })

  it('keep the method, the account and the amount over a reload', async () => {
    const tabStorage = memoryStorage()
    await renderWithdraw({}, tabStorage)
    await choose('Кошелёк')
    await type('Номер кошелька', 'P1234567')
    await type('Сумма', '1000')
    cleanup()
    await renderWithdraw({}, tabStorage)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Кошелёк' }).checked).toBe(true)
    expect([box('Номер кошелька').value, box('Сумма').value]).toEqual(['P1234567', '1000'])
    await submit()
    expect(within(await review()).getByText('•••• 4567')).toBeTruthy()
  })

  it('keep the first method when the order of the list changes', async () => {
    const { scope } = await renderWithdraw({
      getPaymentSystems: inOrder(
        { payin: [], payout: payoutSystems },
        { payin: [], payout: payoutSystems.toReversed() },
      ),
    })
    await type('Номер карты', CARD)
    await act(async () => scope.getState($queryClient)?.invalidateQueries(anyPaymentSystems))
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toBe(screen.getByRole('radio', { name: /другой/u })))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Карта' }).checked).toBe(true)
    expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
  })

  it('keep a chosen method that disappears from the list', async () => {
    const { count } = await renderWithdraw({
      makeTransfer: fault.rejected(errorCode.payoutSystemUnavailable),
      getPaymentSystems: inOrder(
        { payin: [], payout: payoutSystems },
        { payin: [], payout: payoutSystems.filter(({ id }) => id !== 'purse-out') },
      ),
    })
    await choose('Кошелёк')
    await type('Номер кошелька', 'P1234567')
    await type('Сумма', '5000')
    await submit()
    await confirm()
    expect(await screen.findByText('Выбранный способ сейчас недоступен')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Кошелёк' }).checked).toBe(true)
    await submit()
    expect(count('makeTransfer')).toBe(1)
  })
})

describe('remembered account', () => {
  const wallets = (wallet: string, system: object = cardOut) => ({
    getPaymentSystems: { payin: [], payout: [{ ...system, wallet }] },
  })

  it('is sent to the server and kept on the device after an accepted withdrawal', async () => {
    const { bodies, scope } = await renderWithdraw({ makeTransfer: {} })
    await choose('СБП')
    await type('Телефон получателя', '9991234567')
    await chooseBank('Сбер')
    await type('Сумма', '5000')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Запомнить получателя' }))
    await submit()
    expect(bodies('rememberWallet')).toEqual([])
    await confirm()
    await waitFor(() => expect(bodies('rememberWallet')).toEqual([{ name: 'account', value: '+79991234567' }]))
    expect(scope.getState($storage)?.getItem('withdrawal-accounts')).toContain('+79991234567')
    await choose('СБП')
    expect(box('Телефон получателя').value).toBe('999 123-45-67')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Банк получателя' }).value).toBe('Сбер')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('of a card is only its mask', async () => {
    const { bodies } = await renderWithdraw({ makeTransfer: {} })
    await userEvent.click(screen.getByRole('checkbox', { name: /Запомнить карту/u }))
    await sendCard()
    await waitFor(() => expect(bodies('rememberWallet')).toEqual([{ name: 'account', value: '•••• 1111' }]))
  })

  it('is neither sent nor kept without the checkbox', async () => {
    const { count } = await renderWithdraw({ makeTransfer: {} })
    await sendCard()
    await screen.findByText('Заявка принята')
    expect(count('rememberWallet')).toBe(0)
  })

  it('is forgotten once the checkbox is cleared', async () => {
    const { bodies } = await renderWithdraw({ makeTransfer: {}, ...wallets('•••• 4417') })
    await userEvent.click(screen.getByRole('checkbox', { name: /Запомнить карту/u }))
    await type('Сумма', '5000')
    await submit()
    await confirm()
    await waitFor(() => expect(bodies('rememberWallet')).toEqual([{ name: 'account', value: '' }]))
  })

  it('of the server fills the field in', async () => {
    await renderWithdraw(wallets('+79991234567', sbpOut))
    expect(box('Телефон получателя').value).toBe('999 123-45-67')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('asks for the bank again if it has left the list', async () => {
    const { count, scope } = await renderWithdraw({ makeTransfer: {}, getSbpBanks: { items: [] } })
    scope
      .getState($storage)
      ?.setItem('withdrawal-accounts', JSON.stringify({ 5: { 'sbp-out': { account: '+79991234567', bank: 'sber' } } }))
    await choose('СБП')
    expect(box('Телефон получателя').value).toBe('999 123-45-67')
    await type('Сумма', '5000')
    await screen.findByRole('combobox', { name: 'Банк получателя' })
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Выберите банк')
    expect(count('makeTransfer')).toBe(0)
  })

  it('that is a card is shown and sent as its mask', async () => {
    const { bodies } = await renderWithdraw({ makeTransfer: {}, ...wallets('•••• 4417') })
    expect(screen.getByText('•••• 4417')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Номер карты' })).toBeNull()
    await type('Сумма', '5000')
    await submit()
    await confirm()
    await screen.findByText('Заявка принята')
    expect(bodies('makeTransfer')).toEqual([
      { psp: 'card-out', amount: 5000, type: 'payout', params: { account: '•••• 4417', saved: true } },
    ])
  })

  it('gives way to another card, and comes back', async () => {
    const { bodies } = await renderWithdraw({ makeTransfer: {}, ...wallets('•••• 4417') })
    await press('Другая карта')
    expect(document.activeElement).toBe(box('Номер карты'))
    await press('Карта •••• 4417')
    expect(screen.getByText('•••• 4417')).toBeTruthy()
    await press('Другая карта')
    await sendCard()
    await screen.findByText('Заявка принята')
    expect(bodies('makeTransfer')).toEqual([
      { psp: 'card-out', amount: 5000, type: 'payout', params: { account: CARD } },
    ])
  })
})

describe('list of payout methods', () => {
  it('without methods says when it refreshes, and offers support', async () => {
    await renderPage(<Withdraw own={OWN} />, {
      answers: { ...withdrawAnswers, getPaymentSystems: { payin: [], payout: [] } },
    })
    expect(await screen.findByText('Способов вывода сейчас нет')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
  })

  it.each([
    ['getPaymentSystems', { payin: [], payout: payoutSystems }, () => screen.findByRole('radio', { name: 'Карта' })],
    [
      'getWithdrawalCheck',
      { can: 1, own: 5000 },
      () => screen.findByRole('region', { name: /Можно вывести до 5.000/u }),
    ],
    ['getPayouts', { items: [] }, () => screen.findByText('Открытых выводов нет.')],
  ])('that failed, %s, can be read again', async (call, answer, find) => {
    await renderPage(<Withdraw own={OWN} />, {
      answers: { ...withdrawAnswers, [call]: inOrder(fault.noResponse, answer) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await find()).toBeTruthy()
  })
})
