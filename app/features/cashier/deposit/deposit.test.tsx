import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createWatch, type Scope } from 'effector'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Failure } from '#app/http/failure.ts'
import { leaveRejected, leaveRequested } from '#app/models/payments/leave-to.ts'
import { languageChosen } from '#app/models/preferences/preferences.model.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { card, depositAnswers, sbp, systems } from './deposit.samples.ts'
import { Deposit } from './deposit.tsx'

const PAGE = '/invoice/magnet-card?transaction=abc'

function watchLeaving(scope: Scope): string[] {
  const urls: string[] = []
  createWatch({ unit: leaveRequested, scope, fn: (url) => urls.push(url) })
  return urls
}

async function renderDeposit(answers: Answers = {}) {
  const rendered = await renderPage(<Deposit />, { at: '/cashbox', answers: { ...depositAnswers, ...answers } })
  await screen.findByRole('radiogroup', { name: 'Чем пополнить' })
  const count = (call: string) => rendered.sent.filter(([name]) => name === call).length
  return { ...rendered, left: watchLeaving(rendered.scope), count }
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' })
const type = async (text: string) => {
  await userEvent.clear(amount())
  await userEvent.type(amount(), text)
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const submitButton = () => screen.getByRole('button', { name: /Перейти к оплате|Проверить/u })
const submit = () => userEvent.click(submitButton())
/** Rejects the deposit with a code, after a valid amount was submitted. */
async function rejectWith(failure: Failure, answers: Answers = {}) {
  const rendered = await renderDeposit({ createInvoice: fault.failure(failure), ...answers })
  await type('501')
  await submit()
  await waitFor(() => expect(rendered.count('createInvoice')).toBe(1))
  return rendered
}

/** A phone, where the methods are one row. */
function stubNarrowPage(): void {
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...original(query),
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
afterEach(() => void vi.restoreAllMocks())

describe('deposit', () => {
  it('sends the method, the amount and the bank, and leaves to the page of the response', async () => {
    const { sent, left, keys } = await renderDeposit({ createInvoice: PAGE })
    await choose('СБП')
    await choose('Сбер')
    await type('1 501')
    await submit()
    await waitFor(() => expect(left).toEqual([PAGE]))
    expect(sent.find(([name]) => name === 'createInvoice')?.[1]).toEqual({
      psp: 'sbp',
      amount: 1501,
      type: 'payin',
      params: { system: 'СБП', currency: 'RUB', bank: 'sber' },
    })
    expect(keys).toHaveLength(1)
  })

  it('sends one request for twenty presses', async () => {
    const { count } = await renderDeposit()
    await type('501')
    const button = submitButton()
    for (let press = 0; press < 20; press += 1) button.click()
    await screen.findByRole('button', { name: 'Создаём заявку' })
    for (let press = 0; press < 20; press += 1) button.click()
    expect(count('createInvoice')).toBe(1)
  })

  it('offers three other amounts for a round one, and one of them fills the field', async () => {
    const { count } = await renderDeposit()
    await choose('Перевод на карту')
    await type('500')
    await submit()
    const group = screen.getByRole('group', { name: 'Подходящие суммы' })
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['501\u00a0₽', '502\u00a0₽', '503\u00a0₽'])
    expect(screen.getByText('Выберите сумму', { selector: 'p' })).toBeTruthy()
    await userEvent.click(within(group).getByRole('button', { name: '502\u00a0₽' }))
    expect(amount().value).toBe('502')
    expect(document.activeElement).toBe(amount())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(count('createInvoice')).toBe(0)
  })

  it.each([
    ['', 'Введите сумму'],
    ['abc', 'Введите сумму цифрами, например 1500'],
    ['500,5', 'Сумма должна быть целым числом'],
    ['-5', 'Сумма слишком мала'],
    ['299', 'Минимальная сумма — 300\u00a0₽'],
    ['15001', 'Максимальная сумма — 15\u00a0000\u00a0₽'],
  ])('shows the problem of the amount %j at the field and sends nothing', async (typed, text) => {
    const { count } = await renderDeposit()
    if (typed !== '') await type(typed)
    await submit()
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(document.activeElement).toBe(amount())
    expect(count('createInvoice')).toBe(0)
  })

  it.each([
    ['Банковская карта', '1501', 'Придёт на счёт'],
    ['Банковская карта', '', 'Сумма'],
    ['Карта другой страны', '1501', 'Сумма'],
  ])('promises by %s with the amount %j no more than is known: %s', async (method, typed, title) => {
    await renderDeposit()
    await choose(method)
    if (typed !== '') await type(typed)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(screen.queryAllByText('Придёт на счёт').length > 0).toBe(title === 'Придёт на счёт')
  })

  it('asks for the bank of a cascade', async () => {
    const { count } = await renderDeposit()
    await choose('СБП')
    await type('501')
    await submit()
    const banks = screen.getByRole('radiogroup', { name: 'Ваш банк' })
    expect(within(banks).getByRole('alert').textContent).toBe('Выберите банк')
    expect(count('createInvoice')).toBe(0)
  })

  it('shows the hint of the method without its scripts', async () => {
    await renderDeposit()
    expect(screen.getByText('Банк', { selector: 'b' }).parentElement?.textContent).toBe('Банк пришлёт код.')
  })

  it('shows no limits of a method whose minimum is above its maximum', async () => {
    const getPaymentSystems = { payin: [{ ...card, invoice_amount_min: 5000, invoice_amount_max: 300 }], payout: [] }
    await renderDeposit({ getPaymentSystems })
    expect(document.body.textContent).not.toContain('300')
  })

  it.each([
    ['an override', 'Сбер\u202Etfel', '\u2068Сберtfel\u2069'],
    ['a right-to-left mark', '\u200FСбер', '\u2068\u200FСбер\u2069'],
  ])('isolates a method’s name with %s', async (_, system, shown) => {
    await renderDeposit({ getPaymentSystems: { payin: [{ ...card, system }], payout: [] } })
    expect(screen.getAllByText(shown, { normalizer: (text) => text }).length).toBeGreaterThan(1)
    expect(document.body.textContent).not.toContain(`Способ${system}`)
  })

  it('keeps the amount when the method changes', async () => {
    await renderDeposit()
    await type('501')
    await choose('СБП')
    expect(amount().value).toBe('501')
  })

  it('keeps a chosen method that disappears from the list', async () => {
    const { count } = await renderDeposit({
      createInvoice: fault.rejected(errorCode.systemUnavailable),
      getPaymentSystems: inOrder(systems, { ...systems, payin: [card] }),
    })
    await choose('СБП')
    await choose('Сбер')
    await type('501')
    await submit()
    // The rejection has refreshed the list.
    expect(await screen.findByText('Выбранный способ сейчас недоступен')).toBeTruthy()
    const gone = screen.getByRole<HTMLInputElement>('radio', { name: 'СБП' })
    expect([gone.checked, gone.disabled]).toEqual([true, true])
    expect(amount().value).toBe('501')
    await submit()
    expect(within(screen.getByRole('radiogroup', { name: 'Чем пополнить' })).getByRole('alert')).toBeTruthy()
    expect(count('createInvoice')).toBe(1)
  })

  it('focuses the row of a method that is unavailable on a phone, once', async () => {
    stubNarrowPage()
    await renderPage(<Deposit />, {
      answers: {
        ...depositAnswers,
        createInvoice: fault.rejected(errorCode.systemUnavailable),
        getPaymentSystems: inOrder(systems, { ...systems, payin: [card] }),
      },
    })
    const row = await screen.findByRole('button', { name: /^Чем пополнить/u })
    await userEvent.click(row)
    await choose('СБП')
    await choose('Сбер')
    await type('501')
    await submit()
    await screen.findByText('Выбранный способ сейчас недоступен')
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(row))
    await type('0')
    await userEvent.tab()
    expect(document.activeElement).not.toBe(amount())
    expect(document.activeElement).not.toBe(row)
  })

  it('keeps method, amount and bank when the page opens again', async () => {
    function ClosableDeposit() {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          {isOpen ? <Deposit /> : null}
          <button onClick={() => setIsOpen(!isOpen)}>toggle</button>
        </>
      )
    }
    await renderPage(<ClosableDeposit />, { answers: depositAnswers })
    await screen.findByRole('radiogroup', { name: 'Чем пополнить' })
    await choose('СБП')
    await choose('ВТБ')
    await type('501')
    await userEvent.click(screen.getByRole('button', { name: 'toggle' }))
    await userEvent.click(screen.getByRole('button', { name: 'toggle' }))
    expect(amount().value).toBe('501')
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen.map(({ value }) => value)).toEqual(['sbp', 'vtb'])
  })
})

describe('address of the payment page', () => {
  it.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/pay'])(
    'that is %j is not opened, and the form works again',
    async (url) => {
      const { left, scope } = await renderDeposit({ createInvoice: { url } })
      const reasons: string[] = []
      createWatch({ unit: leaveRejected, scope, fn: ({ reason }) => reasons.push(reason) })
      await type('501')
      await submit()
      await waitFor(() => expect(left).toEqual([url]))
      expect(reasons).toHaveLength(1)
      await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBeNull())
      expect(amount().value).toBe('501')
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('Страница оплаты не открылась')
      expect(isFocusAround(alert)).toBe(true)
      expect(within(alert).getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
      await submit()
      await waitFor(() => expect(left).toEqual([url, url]))
    },
  )

  it('is opened again after the page came from the back/forward cache', async () => {
    const { left, scope } = await renderDeposit({ createInvoice: PAGE })
    await type('501')
    await submit()
    await waitFor(() => expect(left).toEqual([PAGE]))
    expect(screen.getByRole('button', { name: 'Открываем оплату' }).getAttribute('aria-busy')).toBe('true')
    await act(() => allSettled(resumed, { scope }))
    await submit()
    await waitFor(() => expect(left).toEqual([PAGE, PAGE]))
  })
})

describe('conversion', () => {
  it('is debounced by 300 ms, and shown for the current amount only', async () => {
    const { pass, sent, count } = await renderDeposit({ convertCurrency: inOrder(16.4, fault.pending) })
    await choose('Карта другой страны')
    await type('1500')
    await pass(299)
    expect(count('convertCurrency')).toBe(0)
    await pass(1)
    expect(await screen.findByText(/Спишется около 16,4.USD/u, { selector: '[aria-hidden]' })).toBeTruthy()
    expect(count('convertCurrency')).toBe(1)
    await type('2500')
    expect(screen.queryByText(/16,4/u, { selector: '[aria-hidden]' })).toBeNull()
    await pass(300)
    await waitFor(() => expect(count('convertCurrency')).toBe(2))
    expect(screen.queryByText(/16,4/u, { selector: '[aria-hidden]' })).toBeNull()
    expect(sent.some(([name]) => name === 'createInvoice')).toBe(false)
  })
})

describe('rejected deposit', () => {
  it.each([
    [errorCode.depositTooSmall, []],
    [errorCode.depositBelowMinimum, { min_amount: 700, currency: 'RUB' }],
    [errorCode.depositNotWhole, []],
    [errorCode.depositAboveMaximum, { max_amount: 500, currency: 'RUB' }],
  ])('with code %i is explained at the amount, with its numbers', async (code, args) => {
    await rejectWith(rejected(code, null, args))
    await waitFor(() => expect(document.activeElement).toBe(amount()))
    const alert = screen.getByRole('alert')
    expect(amount().getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
    for (const value of Object.values(args)) expect(alert.textContent).toContain(String(value))
  })

  it.each([
    [errorCode.depositBelowMinimum, [300, 'RUB'], 'Сумма меньше минимальной'],
    [errorCode.depositAboveMaximum, [], 'Сумма больше максимальной'],
    [errorCode.depositAboveMaximum, { currency: 'RUB' }, 'Сумма больше максимальной'],
  ])('with code %i and the args %j names no number', async (code, args, text) => {
    await rejectWith(rejected(code, null, args))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('with code 424 shows the time that remains and continues the open request', async () => {
    const expiresAt = '2026-01-10 15:12:30'
    const { left, pass } = await rejectWith(
      rejected(errorCode.unpaidRequestExists, null, [], { url: PAGE, expires_at: expiresAt }),
    )
    expect((await screen.findByRole('timer')).textContent).toBe('12:30')
    await pass(30_000)
    expect(screen.getByRole('timer').textContent).toBe('12:00')
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить оплату' }))
    expect(left).toEqual([PAGE])
    // Until its end another request would lead here again.
    expect(screen.queryByRole('button', { name: 'Новая заявка' })).toBeNull()
    await pass(12 * 60_000)
    await userEvent.click(screen.getByRole('button', { name: 'Новая заявка' }))
    expect(submitButton()).toBeTruthy()
    expect(amount().value).toBe('501')
  })

  const welcome = {
    id: 7,
    title: 'Бонус к первому депозиту',
    state: 'available',
    opens: 'deposit',
    deposit: 1,
    next: 1,
    min_deposit: 500,
    percent: 100,
    max_amount: 1000,
  }

  it('says that the bonus of the deposit waits while another one is active', async () => {
    const active = { ...welcome, id: 20, state: 'active', next: false }
    await renderDeposit({ getBonuses: { items: [welcome, active] } })
    expect(
      await screen.findByText(/Сейчас действует другой бонус\. Этот подождёт, пока он закончится\.$/u),
    ).toBeTruthy()
  })

  it('says before the payment which bonus the deposit earns, or that it is too small for it', async () => {
    await renderDeposit({ getBonuses: { items: [welcome] } })
    expect(await screen.findByText('К депозиту от 500 ₽ есть бонус')).toBeTruthy()
    await type('499')
    expect(screen.getByText('Меньше 500 ₽: без бонуса')).toBeTruthy()
    await type('501')
    expect(screen.getByText('Бонус к этому депозиту: 501 ₽')).toBeTruthy()
    await type('5001')
    expect(screen.getByText('Бонус к этому депозиту: 1 000 ₽')).toBeTruthy()
  })

  const openRequest = rejected(errorCode.unpaidRequestExists, null, [], {
    url: PAGE,
    payment: 'abc',
    expires_at: '2026-01-10 15:12:30',
  })
  const unpaid = {
    direction: 'in',
    amount: 700,
    number: '42',
    state: 'waiting',
    system: 'Банковская карта',
    awaited: 'player',
    steps: [],
    can_cancel: 1,
  }

  it('with code 424 names the open request, which the player cancels after a confirmation', async () => {
    const { count } = await rejectWith(openRequest, { getPayment: unpaid, cancelPayment: {} })
    const panel = within(await screen.findByRole('region', { name: 'Есть неоплаченная заявка' }))
    expect(await panel.findByText('700 ₽')).toBeTruthy()
    expect(panel.getByText('Банковская карта')).toBeTruthy()
    await userEvent.click(panel.getByRole('button', { name: 'Отменить заявку' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить заявку?' }))
    expect(count('cancelPayment')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заявку' }))
    expect(await screen.findByText('Заявка отменена. Можно создать новую')).toBeTruthy()
    expect(amount().value).toBe('501')
    await submit()
    await waitFor(() => expect(count('createInvoice')).toBe(2))
  })

  it.each([
    ['that the back end cannot cancel', { ...unpaid, can_cancel: undefined }, 'Продолжить оплату'],
    ['that the bank checks', { ...unpaid, can_cancel: 0, awaited: 'provider' }, 'Открыть заявку'],
    ['that is over', { ...unpaid, can_cancel: 0, state: 'declined', awaited: '' }, 'Новая заявка'],
  ])('with code 424 and a request %s offers what is possible', async (_, request, action) => {
    await rejectWith(openRequest, { getPayment: request })
    await screen.findByText('700 ₽')
    expect(screen.getByRole('button', { name: action })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отменить заявку' })).toBeNull()
  })

  it.each([
    [errorCode.cancelFailed, { can_cancel: 0, awaited: 'provider' }, 'Банк проверяет прошлую заявку'],
    [errorCode.alreadyFinal, { can_cancel: 0, state: 'declined', awaited: '' }, 'Прошлая заявка закрыта'],
  ])(
    'with code 424 and a refused cancellation (%i) says so, and how the request stands',
    async (code, change, title) => {
      await rejectWith(openRequest, {
        getPayment: inOrder(unpaid, { ...unpaid, ...change }),
        cancelPayment: fault.rejected(code),
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Отменить заявку' }))
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить заявку' }))
      expect(await screen.findByRole('region', { name: title })).toBeTruthy()
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить заявку' })).toBeNull())
      expect(isFocusAround(screen.getByText('Не удалось отменить заявку'))).toBe(true)
    },
  )

  it.each(['', 'https://evil.example/pay'])('with code 424 and the page %j leads to support', async (url) => {
    await rejectWith(rejected(errorCode.unpaidRequestExists, null, [], { url }))
    expect(await screen.findByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Продолжить оплату' })).toBeNull()
  })

  it.each([errorCode.phoneConfirmationRequired, errorCode.emailConfirmationRequired, errorCode.contactRequired])(
    'with code %i links to the confirmation in the profile',
    async (code) => {
      await rejectWith(rejected(code))
      const link = await screen.findByRole('link', { name: 'Подтвердить в профиле' })
      expect(link.getAttribute('href')).toBe('/profile?tab=profile&sub=verification')
    },
  )

  it('with code 4204 leads to support', async () => {
    await rejectWith(rejected(errorCode.noMethods))
    expect(await screen.findByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
  })

  it('with code 5 counts down to the next request and offers no other method', async () => {
    const { count, pass } = await rejectWith(rejected(errorCode.tooManyRequests, null, { seconds: 360 }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('timer').textContent).toBe('6:00')
    expect(alert.textContent).not.toMatch(/другой способ|360/u)
    expect(isFocusAround(alert)).toBe(true)
    // An edit keeps the countdown, and a press sends nothing.
    await type('502')
    await userEvent.click(screen.getByRole('button', { name: 'Можно через 6 мин' }))
    expect(count('createInvoice')).toBe(1)
    await pass(359_000)
    expect(await screen.findByRole('button', { name: 'Можно через 1 с' })).toBeTruthy()
    await pass(1000)
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    await submit()
    await waitFor(() => expect(count('createInvoice')).toBe(2))
  })

  it('with code 4205 asks to try again once', async () => {
    await rejectWith(rejected(errorCode.noMethodsNow))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toBe('Нет доступных способов. Попробуйте ещё разДеньги не списаны.'))
  })

  it('of a method takes the focus, reads the list again and can be sent again with a new key', async () => {
    const { count, keys } = await rejectWith(rejected(errorCode.noFreeWallets))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Попробуйте ещё раз или выберите другой способ')
    expect(isFocusAround(alert)).toBe(true)
    await waitFor(() => expect(count('getPaymentSystems')).toBe(2))
    await submit()
    await waitFor(() => expect(count('createInvoice')).toBe(2))
    expect(new Set(keys).size).toBe(2)
  })
})

describe('deposit without a response', () => {
  it('can be checked with the same key and body, and then leaves', async () => {
    const { sent, left, keys } = await renderDeposit({ createInvoice: inOrder(fault.failure(noResponse), PAGE) })
    await type('501')
    await submit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ответа нет. Заявка могла быть создана')
    expect(amount().value).toBe('501')
    await userEvent.click(screen.getByRole('button', { name: 'Проверить' }))
    await waitFor(() => expect(left).toEqual([PAGE]))
    const bodies = sent.filter(([name]) => name === 'createInvoice').map(([, body]) => body)
    expect(bodies[1]).toEqual(bodies[0])
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('has a new key for another amount', async () => {
    const { keys, count } = await rejectWith(noResponse)
    await type('601')
    await submit()
    await waitFor(() => expect(count('createInvoice')).toBe(2))
    expect(new Set(keys).size).toBe(2)
  })

  it('sends the same key and body after the language has changed, in which amounts and titles differ', async () => {
    const english = { ...systems, payin: [{ ...card, system: 'Bank card' }] }
    const { keys, sent, count, scope } = await renderDeposit({
      createInvoice: inOrder(fault.noResponse, PAGE),
      getPaymentSystems: inOrder(systems, english, systems),
    })
    const switchTo = (language: Language) => act(() => allSettled(languageChosen, { scope, params: language }))
    await switchTo('en')
    await screen.findByRole('radio', { name: 'Bank card' })
    await type('1,500')
    await submit()
    await screen.findByRole('button', { name: 'Проверить' })
    await switchTo('ru')
    await screen.findByRole('radio', { name: 'Банковская карта' })
    await submit()
    await waitFor(() => expect(count('createInvoice')).toBe(2))
    const bodies = sent.filter(([name]) => name === 'createInvoice').map(([, body]) => body)
    expect(bodies[0]).toMatchObject({ amount: 1500, params: { system: 'Bank card' } })
    expect(bodies[1]).toEqual(bodies[0])
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('is forgotten once the open request is known', async () => {
    const answers = { createInvoice: inOrder(fault.noResponse, fault.rejected(424), fault.pending) }
    const { keys, count } = await rejectWith(noResponse, answers)
    await type('601')
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Новая заявка' }))
    await type('501')
    await submit()
    await waitFor(() => expect(count('createInvoice')).toBe(3))
    expect(new Set(keys).size).toBe(3)
  })
})

describe('list of methods', () => {
  it('without methods says when it refreshes, and offers support', async () => {
    await renderPage(<Deposit />, { answers: { ...depositAnswers, getPaymentSystems: { payin: [], payout: [] } } })
    expect(await screen.findByText('Способов пополнения сейчас нет')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
  })

  it('that failed can be read again', async () => {
    const getPaymentSystems = inOrder(fault.noResponse, { payin: [sbp], payout: [] })
    await renderPage(<Deposit />, { answers: { ...depositAnswers, getPaymentSystems } })
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('radio', { name: 'СБП' })).toBeTruthy()
  })
})

describe('lottery prices', () => {
  it.each([
    [1, 1],
    [0, 0],
  ])('with allow %i are shown in %i table', async (allow, tables) => {
    const { count } = await renderDeposit({ getLotteryPrices: { prices: [{ deposit: 1000, price: 5000 }], allow } })
    await waitFor(() => expect(count('getLotteryPrices')).toBe(1))
    await waitFor(() => expect(screen.queryAllByRole('table')).toHaveLength(tables))
  })
})

describe('deposit limits of the player', () => {
  const limit = {
    id: 1,
    kind: 'deposit',
    period: 'day',
    amount: 5000,
    used: 2000,
    left: 3000,
    set_at: '2026-01-01 00:00:00',
  }
  const limits = (...items: object[]) => ({ items, pending: [] })

  it('show the rest of the lowest one before the amount, with a link to them', async () => {
    await renderDeposit({ getLimits: limits(limit, { ...limit, id: 2, period: 'week', left: 700 }) })
    expect(await screen.findByText('По вашему лимиту за 7 дней осталось 700 ₽.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Лимиты и перерывы' }).getAttribute('href')).toBe(
      '/responsible-gaming/limits',
    )
  })

  it('that the player does not have are one press away, too', async () => {
    await renderDeposit({ getLimits: limits() })
    expect(await screen.findByText('Лимит депозитов не задан.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Лимиты и перерывы' }).getAttribute('href')).toBe(
      '/responsible-gaming/limits',
    )
  })

  it('that can’t be read leave the form usable, and are not read over and over', async () => {
    const { count } = await renderDeposit({ getLimits: fault.noResponse })
    expect(await screen.findByRole('textbox')).toBeTruthy()
    expect(count('getLimits')).toBe(1)
  })

  it('that refuse an amount say the rest at the amount, and are read again', async () => {
    const data = { kind: 'deposit', period: 'day', left: 400, until: '2026-01-11 12:00:00' }
    const { count } = await rejectWith(rejected(errorCode.limitReached, null, [], data), { getLimits: limits(limit) })
    const text = await screen.findByText(/^По вашему лимиту за 24 часа осталось 400 ₽\. Часть освободится/u)
    expect(amount().getAttribute('aria-describedby')).toContain(text.id)
    await waitFor(() => expect(count('getLimits')).toBe(2))
    await type('300')
    expect(text.isConnected).toBe(false)
  })

  it.each([
    [errorCode.onTimeout, '2026-01-11 12:00:00', /^Перерыв до 11\sянваря\s2026/u],
    [errorCode.selfExcluded, '2026-01-11 12:00:00', /^Самоисключение до 11\sянваря\s2026/u],
    [errorCode.selfExcluded, '2026-01-09 12:00:00', 'Самоисключение'],
    [errorCode.selfExcluded, null, 'Самоисключение'],
  ])('a break that begins meanwhile (%i, %s) closes the form', async (code, until, title) => {
    const { count } = await rejectWith(rejected(code, null, [], { until }))
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Вывести деньги' })).toBeTruthy()
    await waitFor(() => expect(count('getStatus')).toBe(1))
  })
})
