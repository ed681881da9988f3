import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { allSettled } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { brpayRecipient } from '#app/features/payments/models/payment.samples.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { PaymentNotifyPage } from '#app/pages/payment-notify/page.tsx'
import { InvoicePage } from './page.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** React commits of the page. */
let commits = 0

const open = (at: string, answers: Answers, language: 'ru' | 'en' = 'ru') =>
  renderPage(
    <>
      <Address />
      <Routes>
        <Route path="/invoice" element={<InvoicePage />} />
        <Route
          path="/invoice/:slug"
          element={
            <Profiler id="page" onRender={() => (commits += 1)}>
              <InvoicePage />
            </Profiler>
          }
        />
        <Route path="/payment-notify/*" element={<PaymentNotifyPage />} />
      </Routes>
    </>,
    { at, answers: { getPayment: fault.rejected(errorCode.invalidRequest), ...answers }, language },
  )

const TRANSFER = '/invoice/magnet-card?transaction=ab12'
const CARD = '/invoice/swiftpay-card?transaction=ab12'
const INVOICE = '/invoice?id=7'
const transfer = { amount: 501, wallet: '2200700123456789', request: '42', confirmed: 0 }
const card = { amount: 1500, transaction: 'ab12', confirmed: 0, submitted: 0 }
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

const timeline = {
  direction: 'in',
  amount: 501,
  number: '42',
  state: 'paid',
  system: 'Перевод',
  steps: [
    { step: 'created', at: '2026-01-10 15:00:00' },
    { step: 'credited', at: '2026-01-10 15:04:00' },
  ],
  balance_after: 5346,
}

describe('InvoicePage', () => {
  it('shows a transfer: exact sum, number in groups of four, order number, time left', async () => {
    await open(TRANSFER, { getMagnetInvoice: transfer })
    expect(await heading('Переведите ровно 501\u00A0₽')).toBeTruthy()
    expect(screen.getByText('Ожидает оплаты')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Номер карты получателя' }).textContent).toContain('2200 7001 2345 6789')
    expect(screen.getByRole('group', { name: 'Номер заявки' }).textContent).toContain('42')
    expect(screen.getByRole('timer').textContent).toBe('15:00')
    expect(screen.queryByRole('list', { name: 'Ход платежа' })).toBeNull()
  })

  it.each<[string, string, Answers, string]>([
    ['paid', TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: 1 } }, 'Оплата успешна'],
    ['cancelled', TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: 2 } }, 'Заявка отменена'],
    ['not found', TRANSFER, { getMagnetInvoice: fault.rejected(errorCode.notFound) }, 'Транзакция не найдена'],
    ['unread', TRANSFER, { getMagnetInvoice: fault.noResponse }, 'Не удалось узнать состояние платежа'],
    ['rejected', TRANSFER, { getMagnetInvoice: fault.rejected(errorCode.accountBlocked) }, 'Платёж не открылся'],
    ['searched for', '/invoice/wait?id=7', { getCascadeStatus: { status: 3 } }, 'Ищем реквизиты для оплаты'],
    ['waited for', '/invoice/wait?id=7', { getCascadeStatus: { status: 0 } }, 'Ожидаем оплату'],
    ['paid by a cascade', '/invoice/wait?id=7', { getCascadeStatus: { status: 1 } }, 'Оплата успешна'],
    ['being checked', CARD, { getSwiftpayInvoice: { ...card, submitted: 1 } }, 'Банк проверяет платёж'],
    ['without a reference', '/invoice/magnet-card', {}, 'Транзакция не найдена'],
    ['of an unknown page', '/invoice/other?transaction=ab', {}, 'Транзакция не найдена'],
  ])('says that a payment is %s', async (_, at, answers, title) => {
    await open(at, answers)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  it.each([
    ['paid payment', TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: 1 } }, 'Оплата успешна'],
    ['submitted card', CARD, { getSwiftpayInvoice: { ...card, submitted: 1 } }, 'Банк проверяет платёж'],
  ])('focuses the heading of a %s and scrolls its mark into view', async (_, at, answers, title) => {
    const scrolled: Element[] = []
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this)
    })
    await open(at, answers)
    const outcome = await heading(title)
    await waitFor(() => expect(document.activeElement).toBe(outcome))
    expect(scrolled).toEqual([outcome, outcome.previousElementSibling])
    scroll.mockRestore()
  })

  it.each([
    ['declined', 'Платёж отклонён'],
    ['notReceived', 'Оплата не поступила'],
    ['cancelled', 'Заявка отменена'],
    ['processing', 'Заявка отменена'],
  ])('names the end of an unpaid card payment as its timeline does: %s', async (state, title) => {
    const { sent } = await open(CARD, {
      getSwiftpayInvoice: { ...card, confirmed: 2 },
      getPayment: { ...timeline, state },
    })
    expect(await screen.findByRole('list', { name: 'Ход платежа' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(document.title).toContain(title)
    // What opens a withdrawal matters after a paid deposit only.
    expect(sent.map(([call]) => call)).not.toContain('getWithdrawalCheck')
  })

  it.each([
    ['declined', /не провели платёж/u],
    ['notReceived', /не пришла вовремя/u],
    ['cancelled', /закрыта без оплаты/u],
  ])('has one status word for a transfer that ended unpaid, and explains it below: %s', async (state, text) => {
    await open(TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: 2 }, getPayment: { ...timeline, state } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Заявка отменена' })).toBeTruthy()
    expect(document.title).toContain('Заявка отменена')
  })

  it.each([
    [1, true],
    [undefined, false],
  ])('has a way to cancel an unpaid request only if the back end knows it: %s', async (canCancel, isOffered) => {
    const unpaid = { ...timeline, state: 'waiting', awaited: 'player', can_cancel: canCancel }
    await open(TRANSFER, { getMagnetInvoice: transfer, getPayment: unpaid })
    await screen.findByRole('list', { name: 'Ход платежа' })
    expect(screen.queryByRole('button', { name: 'Отменить заявку' }) !== null).toBe(isOffered)
  })

  it.each([
    ['was refused', fault.rejected(errorCode.cancelFailed), 'Не удалось отменить заявку'],
    ['got no response', fault.noResponse, 'Ответа нет. Заявка могла быть отменена'],
  ])('keeps the message of a cancellation that %s and takes the button away', async (_, cancelPayment, message) => {
    const unpaid = { ...timeline, state: 'waiting', awaited: 'player', can_cancel: 1 }
    await open(TRANSFER, {
      getMagnetInvoice: transfer,
      getPayment: inOrder(unpaid, { ...unpaid, can_cancel: 0 }),
      cancelPayment,
    })
    const cancel = { name: 'Отменить заявку' }
    await userEvent.click(await screen.findByRole('button', cancel))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', cancel))
    await waitFor(() => expect(screen.queryByRole('button', cancel)).toBeNull())
    expect(isFocusAround(screen.getByText(message))).toBe(true)
  })

  it('leads from a paid deposit to its bonus, and says what has to be staked', async () => {
    const bonus = { id: 7, title: 'Первый бонус', amount: 501, wager: 10, state: 'available', own_needed: 501 }
    const terms = { wager_total: 10_020, edge: 4, days: 30 }
    await open(TRANSFER, {
      getMagnetInvoice: { ...transfer, confirmed: 1 },
      getPayment: { ...timeline, bonus_id: 7 },
      getBonuses: {
        items: [
          { ...bonus, id: 6, title: 'Другой' },
          { ...bonus, ...terms, expires_at: '2026-01-11 15:04:00' },
        ],
      },
      getWithdrawalCheck: { can: 0, own: 501, reasons: [{ code: 405, met: 0, have: 200, need: 1202 }] },
    })
    const ticket = within(await screen.findByRole('article'))
    expect(ticket.getByRole('heading', { name: 'Первый бонус' })).toBeTruthy()
    for (const text of ['Можно взять', '+501 ₽', 'Взять до 11 янв., 15:04 МСК'])
      expect(ticket.getByText(text)).toBeTruthy()
    expect(ticket.getByText(/своих денег не меньше 501/u)).toBeTruthy()
    expect(ticket.getByText(/в среднем 401 ₽: ставки на 10 020 ₽ за 30 дней/u)).toBeTruthy()
    const link = ticket.getByRole('link', { name: 'К бонусу' })
    expect(link.getAttribute('href')).toBe('/profile?tab=promo&sub=bonuses')
    expect(link.className).toContain('primary')
    expect(screen.getByRole('link', { name: 'К играм' }).className).not.toContain('primary')
    expect(await screen.findByText(/^Вывод откроется после ставок ещё на 1 002 ₽\./u)).toBeTruthy()
    const stakes = screen.getByRole('progressbar', { name: 'Ставки собственными деньгами' })
    expect(stakes.getAttribute('aria-valuetext')).toMatch(/^200 из 1\s202\s₽$/u)
  })

  it('lets a paid deposit wait with its bonus while another one is active', async () => {
    await open(TRANSFER, {
      getMagnetInvoice: { ...transfer, confirmed: 1 },
      getPayment: { ...timeline, bonus_id: 7 },
      getBonuses: { items: [{ id: 7, title: 'Первый бонус', amount: 501, state: 'available' }] },
    })
    const ticket = within(await screen.findByRole('article'))
    expect(ticket.getByText('Подождёт, пока закончится активный бонус.')).toBeTruthy()
    expect(ticket.getByRole('link', { name: 'К бонусу' }).className).not.toContain('primary')
    expect(screen.getByRole('link', { name: 'К играм' }).className).toContain('primary')
  })

  it('tells what to do after a request that was not paid in time', async () => {
    await open(TRANSFER, {
      getMagnetInvoice: { ...transfer, confirmed: 2 },
      getPayment: { ...timeline, state: 'notReceived' },
    })
    const next = within(await screen.findByRole('region', { name: 'Что дальше' }))
    expect(await next.findByText(/По старым реквизитам не переводите/u)).toBeTruthy()
  })

  it.each(['active', 'finished', 'expired'])('does not offer the bonus of a paid deposit that is %s', async (state) => {
    const { sent, pass } = await open(TRANSFER, {
      getMagnetInvoice: { ...transfer, confirmed: 1 },
      getPayment: { ...timeline, bonus_id: 7 },
      getBonuses: { items: [{ id: 7, title: 'Первый бонус', amount: 501, state }] },
    })
    await waitFor(() => expect(sent.map(([call]) => call)).toContain('getBonuses'))
    await pass(0)
    expect(screen.getByRole('link', { name: 'К играм' }).className).toContain('primary')
    expect(screen.queryByText(/Первый бонус/u)).toBeNull()
  })

  it('does not speak of a transfer where the reason of the end is not known', async () => {
    await open(CARD, { getSwiftpayInvoice: { ...card, confirmed: 2 } })
    await screen.findByText('Заявка отменена')
    expect(screen.queryByText(/перевод/iu)).toBeNull()
  })

  it('does not speak of a transfer when the time of a card is over', async () => {
    const { pass } = await open(CARD, { getSwiftpayInvoice: card })
    await heading('Оплата картой')
    await pass(15 * 60_000)
    expect((await screen.findByText(/Время вышло\./u)).textContent).not.toMatch(/перевод/iu)
  })

  it.each([
    ['42', true],
    ['', false],
  ])('speaks of the request number %j only if there is one', async (request, isNamed) => {
    await open(TRANSFER, { getMagnetInvoice: { ...transfer, request, confirmed: 2 } })
    await screen.findByText('Заявка отменена')
    expect(screen.getByText(/Если банк всё же списал деньги/u).textContent.includes('номер заявки')).toBe(isNamed)
  })

  it.each([
    ['42', 'Номер заявки подставим сами.'],
    ['', 'Расскажите, что случилось: разберёмся.'],
  ])('offers support with the request number %j', async (request, text) => {
    await open(TRANSFER, { getMagnetInvoice: { ...transfer, request } })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each<[string, Answers]>([
    [TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: undefined } }],
    [CARD, { getSwiftpayInvoice: { ...card, confirmed: 'x' } }],
    [INVOICE, { getInvoice: { ...brpayRecipient, confirmed: null } }],
  ])('does not ask for the money at %s without a status: it may be paid already', async (at, answers) => {
    await open(at, answers)
    await heading('Проверяем платёж')
  })

  it('shows the receipt and the steps of a paid deposit, where the back end has them', async () => {
    await open(TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: 1 }, getPayment: timeline })
    await userEvent.click(await screen.findByRole('button', { name: 'Квитанция' }))
    const receipt = screen.getByRole('article', { name: 'Квитанция № 42, пополнение' })
    expect(receipt.textContent).toContain('5\u00A0346,00')
    expect(receipt.textContent).toContain('10\u00A0января\u00A02026\u00A0г., 15:04\u00A0МСК')
    expect(screen.getByRole('list', { name: 'Ход платежа' }).textContent).toContain('Заявка создана15:00\u00a0МСК')
  })

  it.each([
    ['no response', fault.noResponse],
    ['a rejection', fault.rejected(errorCode.internalError)],
  ])('says since when it is not up to date after %s, and blames no connection', async (_, failure) => {
    const { scope } = await open(TRANSFER, { getMagnetInvoice: inOrder(transfer, failure) })
    await heading(/Переведите/u)
    await act(() => allSettled(resumed, { scope }))
    expect(await screen.findByText('Не удалось обновить. Последний ответ в 15:00:00 МСК')).toBeTruthy()
  })

  it('says on its button for two seconds that the number was copied', async () => {
    const { pass } = await open(TRANSFER, { getMagnetInvoice: transfer })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Скопировать номер' }))
    expect(await navigator.clipboard.readText()).toBe('2200700123456789')
    expect(await screen.findByRole('button', { name: 'Скопировано' })).toBeTruthy()
    await pass(2000)
    expect(await screen.findByRole('button', { name: 'Скопировать номер' })).toBeTruthy()
  })

  it('says what a cancelled request came to: nothing credited, and when it was closed', async () => {
    await open(TRANSFER, {
      getMagnetInvoice: { ...transfer, confirmed: 2 },
      getPayment: {
        ...timeline,
        state: 'cancelled',
        steps: [timeline.steps[0], { step: 'expired', at: '2026-01-10 15:15:00' }],
        balance_after: null,
      },
    })
    await heading('Заявка отменена')
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '501\u00A0₽',
        '0\u00A0₽',
        '15:15\u00a0МСК',
        '42',
      ]),
    )
  })

  it('leaves the gold to the receipt once it is open', async () => {
    await open(TRANSFER, { getMagnetInvoice: { ...transfer, confirmed: 1 }, getPayment: timeline })
    const toGames = await screen.findByRole('link', { name: 'К играм' })
    const gold = toGames.className
    await userEvent.click(await screen.findByRole('button', { name: 'Квитанция' }))
    expect(toGames.className).not.toBe(gold)
  })

  it('counts how long the bank has had the card, without a render between two reads', async () => {
    const { pass } = await open(CARD, {
      getSwiftpayInvoice: { ...card, submitted: 1 },
      getPayment: {
        ...timeline,
        state: 'processing',
        steps: [...timeline.steps.slice(0, 1), { step: 'submitted', at: '2026-01-10 14:58:55' }],
        balance_after: null,
      },
    })
    const timer = await screen.findByRole('timer', { name: 'Прошло' })
    expect(timer.textContent).toBe('1:05')
    expect(screen.getByText('до 5 минут')).toBeTruthy()
    const before = commits
    await pass(3000)
    expect(timer.textContent).toBe('1:08')
    expect(commits).toBe(before)
  })

  it('renders nothing while the clock runs between two polls', async () => {
    const { pass } = await open(TRANSFER, { getMagnetInvoice: transfer, getPayment: timeline })
    await screen.findByRole('list', { name: 'Ход платежа' })
    await pass(1000)
    const before = commits
    for (let second = 0; second < 8; second += 1) await pass(1000)
    expect(screen.getByRole('timer').textContent).toBe('14:51')
    expect(commits).toBe(before)
  })

  it('draws no empty panel beside a card that is checked, where the back end has no steps', async () => {
    await open(CARD, { getSwiftpayInvoice: { ...card, submitted: 1 } })
    await heading('Банк проверяет платёж')
    const panels = [...document.querySelectorAll('[data-component="Surface"]')]
    expect(panels.filter(({ textContent }) => textContent === '')).toEqual([])
  })

  it('says when the time is over, and keeps the details', async () => {
    const { pass } = await open(TRANSFER, { getMagnetInvoice: transfer })
    await heading(/Переведите/u)
    await pass(15 * 60_000)
    expect(await screen.findByText(/Не платите второй раз/u)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ожидает оплаты')
    expect(screen.getByRole('group', { name: 'Номер карты получателя' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Скопировать номер' })).toBeNull()
  })

  it.each([
    [TRANSFER, 'Откройте приложение банка'],
    ['/invoice/magnet-qiwi?transaction=ab12', 'Откройте приложение кошелька'],
    ['/invoice/magnet-yoomoney?transaction=ab12', 'Откройте приложение кошелька'],
  ])('says which app makes the transfer of %s', async (at, text) => {
    const wallet = at === TRANSFER ? transfer.wallet : at.includes('qiwi') ? '+79001234567' : '410012345678901'
    await open(at, { getMagnetInvoice: { ...transfer, wallet } })
    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  })

  it.each([
    ['magnet-qiwi', '2200700123456789', 'Номер карты получателя', 'банка'],
    ['magnet-card', '410012345678901', 'Номер кошелька', 'кошелька'],
    ['magnet-yoomoney', '+79001234567', 'Номер телефона получателя', 'банка'],
    ['magnet-yoomoney', '4100118012345678', 'Номер кошелька', 'кошелька'],
    ['magnet-qiwi', '4100118012345678', 'Номер кошелька', 'кошелька'],
    ['magnet-qiwi', '+79001234567', 'Номер телефона кошелька', 'кошелька'],
    ['magnet-card', '4100118012345678', 'Номер карты получателя', 'банка'],
  ])('labels a number at %s by its shape: %s', async (page, wallet, label, app) => {
    await open(`/invoice/${page}?transaction=ab12`, { getMagnetInvoice: { ...transfer, wallet } })
    expect(await screen.findByRole('group', { name: label })).toBeTruthy()
    expect(screen.getByText(`1. Откройте приложение ${app}`)).toBeTruthy()
  })

  it.each([
    ['ru', '«Я\u00A0оплатил»'],
    ['en', '“I\u00A0have\u00A0paid”'],
  ] as const)('keeps the quoted name of the button on one line in %s', async (language, quoted) => {
    await open(INVOICE, { getInvoice: brpayRecipient }, language)
    expect(await screen.findByText((text) => text.includes(quoted), { normalizer: (text) => text })).toBeTruthy()
  })

  it('names the recipient and his banks, and reports the transfer once', async () => {
    const { sent } = await open(INVOICE, {
      getInvoice: inOrder(brpayRecipient, { ...brpayRecipient, submitted: 1 }),
      updateInvoice: brpayRecipient,
    })
    await heading(/Переведите ровно/u)
    expect(screen.getByText('Т-Банк, Сбер')).toBeTruthy()
    const confirm = screen.getByRole('button', { name: 'Я оплатил' })
    act(() => {
      confirm.click()
      confirm.click()
    })
    expect(await screen.findByText('Вы сообщили об оплате. Ждём ответа банка.')).toBeTruthy()
    expect(sent.filter(([call]) => call === 'updateInvoice')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Отменить заявку' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ожидает оплаты')
    expect(screen.queryByText(/Переведите|Откуда можно перевести/u)).toBeNull()
    expect(screen.queryByRole('button', { name: /Скопировать/u })).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('says that a payment is checked, not reported, if the player has not reported it', async () => {
    const details = { ...timeline, state: 'processing', steps: timeline.steps.slice(0, 1), awaited: 'house' }
    await open(INVOICE, { getInvoice: { gateway: 'brpay', confirmed: 0, submitted: 1 }, getPayment: details })
    expect(await heading('Проверяем платёж')).toBeTruthy()
    expect(screen.queryByText(/Вы сообщили|Реквизиты не пришли/u)).toBeNull()
  })

  it('still takes the report when the time is over, but no longer as the main action', async () => {
    const { pass } = await open(INVOICE, { getInvoice: brpayRecipient })
    await heading(/Переведите/u)
    const styleBefore = screen.getByRole('button', { name: 'Я оплатил' }).className
    await pass(15 * 60_000)
    expect(await heading('Ожидает оплаты')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Я оплатил' }).className).not.toBe(styleBefore)
  })

  it.each<[string, string, Answers]>([
    ['of a transfer', TRANSFER, { getMagnetInvoice: { confirmed: 0 } }],
    ['of a transfer without its amount', TRANSFER, { getMagnetInvoice: { ...transfer, amount: null } }],
    ['of a transfer without its account', TRANSFER, { getMagnetInvoice: { ...transfer, wallet: '' } }],
    ['of an invoice', INVOICE, { getInvoice: { gateway: 'brpay', confirmed: 0 } }],
  ])('orders nothing while the details %s are missing', async (_, at, answers) => {
    await open(at, answers)
    expect(await heading('Реквизиты не пришли')).toBeTruthy()
    expect(screen.queryByText(/Переведите|^0/u)).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('button', { name: /Скопировать|Я оплатил/u })).toBeNull()
    expect(screen.getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
  })

  it('orders no transfer while one that arrived is checked, and reads the timeline again', async () => {
    const disputed = { step: 'disputed', at: '2026-01-10 15:01:00' }
    const { sent, scope } = await open(TRANSFER, {
      getMagnetInvoice: inOrder(transfer, { ...transfer, submitted: 1 }, transfer),
      getPayment: inOrder(
        { ...timeline, state: 'waiting', steps: [], awaited: 'player' },
        { ...timeline, state: 'processing', steps: [disputed], awaited: 'house' },
      ),
    })
    await heading(/Переведите/u)
    await act(() => allSettled(resumed, { scope }))
    expect(await heading('Проверяем платёж')).toBeTruthy()
    expect(await screen.findByText('Платёж проверяет сотрудник')).toBeTruthy()
    expect(screen.queryByText(/Переведите|банк/iu)).toBeNull()
    expect(screen.queryByRole('button', { name: /Скопировать/u })).toBeNull()
    expect(sent.filter(([call]) => call === 'getPayment')).toHaveLength(2)
  })

  it.each([428, 430])('lets a player whose card is refused with %s cancel the request', async (code) => {
    const unpaid = { ...timeline, state: 'waiting', awaited: 'player', can_cancel: 1, balance_after: undefined }
    const { sent } = await payByCard(
      { getPayment: unpaid, processSwiftpay: fault.rejected(code), cancelPayment: {} },
      'ru',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать другой способ' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить заявку' }))
    await waitFor(() => expect(sent.filter(([call]) => call === 'cancelPayment')).toHaveLength(1))
  })

  it('leads back to the bank’s page while the bank waits for the player', async () => {
    const { scope } = await payByCard(
      {
        processSwiftpay: { url: '/psp/3ds/ab12' },
        getSwiftpayInvoice: inOrder(card, { ...card, submitted: 1 }),
        getPayment: { ...timeline, state: 'processing', steps: [], awaited: 'player' },
      },
      'ru',
    )
    await act(() => allSettled(resumed, { scope }))
    expect(await heading('Подтвердите платёж на странице банка')).toBeTruthy()
    expect(screen.queryByText('Банк проверяет платёж')).toBeNull()
    expect(screen.getByRole('button', { name: 'На страницу банка' }).className).toContain('primary')
  })

  it.each([
    ['/psp/3ds/ab12', 1],
    ['https://evil.example/3ds', 0],
  ])('of a card shows the button to the bank’s page %s: %i', async (url, count) => {
    await payByCard({ processSwiftpay: { url }, getSwiftpayInvoice: card }, 'ru')
    await heading('Банк проверяет платёж')
    expect(screen.queryAllByRole('button', { name: 'На страницу банка' })).toHaveLength(count)
  })

  it('leads a guest to the sign-in, and back here', async () => {
    const { scope } = await open(TRANSFER, { getMagnetInvoice: transfer })
    await heading(/Переведите ровно/u)
    await act(() => allSettled(signedOut, { scope }))
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(
      '/?to=%2Finvoice%2Fmagnet-card%3Ftransaction%3Dab12',
    )
  })

  it('offers no report for another gateway', async () => {
    await open(INVOICE, { getInvoice: { ...brpayRecipient, gateway: 'other' } })
    await heading(/Переведите ровно/u)
    expect(screen.queryByRole('button', { name: 'Я оплатил' })).toBeNull()
  })
})

async function payByCard(answers: Answers, language: 'ru' | 'en') {
  const opened = await open(CARD, { getSwiftpayInvoice: card, ...answers }, language)
  const [number, month, year, code] = await screen.findAllByRole<HTMLInputElement>('textbox')
  if (number === undefined || month === undefined || year === undefined || code === undefined)
    throw new Error('The card form has four fields.')
  const user = userEvent.setup()
  await user.type(number, '4111111111111111')
  await user.type(month, '12')
  await user.type(year, '28')
  await user.type(code, '123')
  await user.click(screen.getByRole('button', { name: language === 'ru' ? /^Оплатить/u : /^Pay/u }))
  return { ...opened, number, code }
}

describe.each(['ru', 'en'] as const)('the card form in %s', (language) => {
  const args = { min_amount: 300, max_amount: 500, currency: 'RUB' }
  it.each([
    [errorCode.paymentFailed, true, false],
    [errorCode.alreadyFinal, false, true],
    [errorCode.tooManyAttempts, false, false],
  ])('shows the rejection %i, keeps the number and empties the code', async (rejection, isDeclined, isUndecided) => {
    const { number, code } = await payByCard({ processSwiftpay: fault.rejected(rejection, args) }, language)
    const alert = await screen.findByRole('alert')
    const text = errorMessage(language === 'ru' ? ruErrors : enErrors, { code: rejection, message: null, args })
    await waitFor(() => expect(alert.textContent).toContain(text))
    expect([number.value, code.value]).toEqual(['4111 1111 1111 1111', ''])
    expect(/Ничего не списано|Nothing was charged/u.test(alert.textContent)).toBe(isDeclined)
    expect(/Проверяем платёж|We’re checking the payment/u.test(alert.textContent)).toBe(isUndecided)
  })

  it.each([
    ['no response', fault.noResponse],
    ['an internal error', fault.rejected(errorCode.internalError)],
    ['a locked request', fault.rejected(errorCode.locked)],
  ])('stays locked after %s, and does not empty the code', async (_, answer) => {
    const { code, sent } = await payByCard({ processSwiftpay: answer }, language)
    expect(await screen.findByText(language === 'ru' ? /Не платите второй раз/u : /Don’t pay again/u)).toBeTruthy()
    expect(code.value).toBe('123')
    await userEvent.click(screen.getByRole('button', { name: language === 'ru' ? /^Оплатить/u : /^Pay/u }))
    expect(sent.filter(([call]) => call === 'processSwiftpay')).toHaveLength(1)
  })
})

describe('a payment whose action is rejected as signed out while the session stays', () => {
  const signedOutAnswer = fault.rejected(errorCode.notSignedIn)
  const signInAgain = async () => {
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Войдите ещё раз')
    await userEvent.click(within(alert).getByRole('button', { name: 'Войти' }))
    expect((await screen.findByRole('status', { name: 'address' })).textContent).toMatch(/^\/\?to=%2Finvoice/u)
  }

  it('asks to sign in again for a card, and comes back here', async () => {
    const { code } = await payByCard({ processSwiftpay: signedOutAnswer }, 'ru')
    await screen.findByRole('alert')
    expect(code.value).toBe('')
    await signInAgain()
  })

  it('asks to sign in again for a reported transfer, and comes back here', async () => {
    await open(INVOICE, { getInvoice: brpayRecipient, updateInvoice: signedOutAnswer })
    await userEvent.click(await screen.findByRole('button', { name: 'Я оплатил' }))
    await signInAgain()
  })
})

describe('an invoice', () => {
  it('is cancelled only after a question', async () => {
    const { sent } = await open(INVOICE, { getInvoice: brpayRecipient, updateInvoice: fault.pending })
    const updates = () => sent.filter(([call]) => call === 'updateInvoice').map(([, body]) => body)
    const answer = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить заявку' }))
    await answer('Оставить заявку')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(updates()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Отменить заявку' }))
    await answer('Отменить заявку')
    await waitFor(() => expect(updates()).toMatchObject([{ action: 'cancel' }]))
  })

  it('is busy while the outcome of its cancellation is unknown', async () => {
    const { sent } = await open(INVOICE, { getInvoice: brpayRecipient, updateInvoice: fault.noResponse })
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить заявку' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заявку' }))
    await screen.findByText('Ответа пока нет. Проверяем')
    const confirm = screen.getByRole('button', { name: 'Я оплатил' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(confirm)
    expect(sent.filter(([call]) => call === 'updateInvoice')).toHaveLength(1)
  })

  it('shows the rejection of a report, and can be reported again', async () => {
    await open(INVOICE, { getInvoice: brpayRecipient, updateInvoice: fault.rejected(errorCode.cancelFailed) })
    await userEvent.click(await screen.findByRole('button', { name: 'Я оплатил' }))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toMatch(/^Не получилось.*[а-яё]{3,}/u))
    expect(screen.getByRole('button', { name: 'Я оплатил' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('PaymentNotifyPage', () => {
  it.each([
    ['/payment-notify/rejected?transaction=ab12', 'paid', 'Оплата успешна'],
    ['/payment-notify?transaction=ab12', 'declined', 'Платёж отклонён'],
    ['/payment-notify?transaction=ab12', 'processing', 'Банк проверяет платёж'],
  ])('of %s says what the server says: %s', async (at, state, title) => {
    await open(at, { getPayment: { ...timeline, state } })
    expect(await heading(title)).toBeTruthy()
  })

  it('says nothing about a payment before it is read', async () => {
    const texts: (string | null)[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) texts.push(node.textContent)
    })
    observer.observe(document, { subtree: true, childList: true })
    await open('/payment-notify/rejected?transaction=ab12', { getPayment: timeline })
    await heading('Оплата успешна')
    observer.disconnect()
    expect(texts.filter((text) => text?.includes('Страница оплаты сообщает'))).toEqual([])
  })

  it('promises nothing where the back end lacks the call', async () => {
    const notFound = { kind: 'noResponse', call: 'getPayment', cause: 'notEnvelope', status: 404 } as const
    await open('/payment-notify/rejected?transaction=7', { getPayment: fault.failure(notFound) })
    expect(await heading('Страница оплаты сообщает: платёж не прошёл')).toBeTruthy()
  })

  it.each([
    ['/payment-notify', 'Страница оплаты сообщает: заявка принята'],
    ['/payment-notify/rejected', 'Страница оплаты сообщает: платёж не прошёл'],
    ['/payment-notify?transaction=ab12', 'Страница оплаты сообщает: заявка принята'],
  ])('of %s promises nothing without a payment that can be read', async (at, title) => {
    await open(at, {})
    expect(await heading(title)).toBeTruthy()
  })
})
