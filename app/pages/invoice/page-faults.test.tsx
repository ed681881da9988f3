import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { ruPayments } from '#app/i18n/payments/ru.ts'
import { pageReplaced } from '#app/models/payments/leave-to.ts'
import { cashierPage } from '#app/features/payments/models/payment-rules.ts'
import { brpayRecipient } from '#app/features/payments/models/payment.samples.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { PaymentNotifyPage } from '#app/pages/payment-notify/page.tsx'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { InvoicePage } from './page.tsx'

/* Every call of the payment pages with every fault: nothing is called paid or ended, and there is a way on. */

const lost = (cause: 'network' | 'timeout' | 'notEnvelope', status: number | null = null) =>
  fault.failure({ kind: 'noResponse', call: 'call', cause, status })

/** `unknown`: the outcome is not known. `decided`: the server has refused. `signedOut`: the sign-in opens over the page. */
const FAULTS = [
  ['a broken connection', lost('network'), 'unknown'],
  ['a timeout', lost('timeout'), 'unknown'],
  ['an internal error', fault.rejected(errorCode.internalError), 'unknown'],
  ['a running request', fault.rejected(errorCode.locked), 'unknown'],
  ['an HTML page', lost('notEnvelope', 502), 'unknown'],
  ['cut JSON', lost('notEnvelope', 200), 'unknown'],
  ['malformed data', fault.failure({ kind: 'malformed', call: 'call', path: 'data', reason: 'number' }), 'malformed'],
  ['an unknown code', fault.rejected(9999), 'decided'],
  ['a forbidden account', fault.rejected(errorCode.forbidden), 'decided'],
  ['an ended session', fault.rejected(errorCode.notSignedIn), 'signedOut'],
] as const

const transfer = { amount: 501, wallet: '2200700123456789', request: '42', confirmed: 0 }
const card = { amount: 1500, transaction: 'ab12', confirmed: 0, submitted: 0 }
const payment = { direction: 'in', amount: 501, number: '42', state: 'waiting', system: 'Перевод', steps: [] }

/** Each read with its page and an undecided answer. */
const READS = [
  ['getMagnetInvoice', '/invoice/magnet-card?transaction=ab12', transfer],
  ['getSwiftpayInvoice', '/invoice/swiftpay-card?transaction=ab12', card],
  ['getGexInvoice', '/invoice/gex-card?transaction=ab12', card],
  ['getCascadeStatus', '/invoice/wait?id=7', { status: 3, amount: 501 }],
  ['getInvoice', '/invoice?id=7', brpayRecipient],
  ['getPayment', '/payment-notify?transaction=ab12', payment],
] as const

/** No timeline, and a card of the polled provider that was submitted. */
const elsewhere = {
  getPayment: fault.rejected(errorCode.invalidRequest),
  getGexInvoice: { ...card, submitted: 1 },
}

/** Renders a page; `exits` are the pages that it has led to. */
async function open(at: string, answers: Answers) {
  document.title = LOADING_TITLE
  const rendered = await renderPage(
    <Routes>
      <Route path="/invoice" element={<InvoicePage />} />
      <Route path="/invoice/:slug" element={<InvoicePage />} />
      <Route path="/payment-notify/*" element={<PaymentNotifyPage />} />
    </Routes>,
    { at, answers: { ...elsewhere, ...answers } },
  )
  const exits: string[] = []
  createWatch({ unit: pageReplaced, scope: rendered.scope, fn: (path) => void exits.push(path) })
  return { ...rendered, exits }
}

const LOADING_TITLE = 'Оплата'
/** Without the brand. */
const shownTitle = () => document.title.replace(' — Кассиопея', '')
const isLoading = () => shownTitle() === LOADING_TITLE
/** The page's title in the tab, once the payment was read. */
const title = () =>
  waitFor(() => {
    expect(isLoading()).toBe(false)
    return shownTitle()
  })
const { paid, declined, cancelled, notReceived } = ruPayments.phase
const OUTCOMES = new RegExp([paid, declined, cancelled, notReceived].join('|'), 'u')
/** Comes back to the tab, then stays for the second in which another return would not be read. */
async function resume({ scope, pass }: Pick<Awaited<ReturnType<typeof open>>, 'scope' | 'pass'>): Promise<void> {
  await act(() => allSettled(resumed, { scope }))
  await pass(1000)
}

describe.each(READS)('%s', (call, at, undecided) => {
  it.each(FAULTS)('first answered with %s promises nothing and can be tried again', async (_, answer, kind) => {
    const { sent } = await open(at, { [call]: inOrder(answer, undecided) })
    if (kind === 'signedOut') {
      await waitFor(() => expect(sent.some(([name]) => name === call)).toBe(true))
      expect(isLoading()).toBe(true)
      return
    }
    const first = await title()
    expect(first).not.toMatch(OUTCOMES)
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
    if (call === 'getPayment' && kind !== 'unknown') return
    await userEvent.click(screen.getByRole('button', { name: /проверить|ещё раз|повторить/iu }))
    await waitFor(async () => expect(await title()).not.toBe(first))
  })
})

const POLLS = [...READS, ['getGexStatus', '/invoice/gex-card?transaction=ab12', { status: 'pending' }]] as const

describe.each(POLLS)('%s', (call, at, undecided) => {
  it.each(FAULTS)('later answered with %s keeps the page, and goes on', async (_, answer, kind) => {
    const page = await open(at, { [call]: inOrder(undecided, answer, undecided) })
    const first = await title()
    await resume(page)
    expect(await title()).toBe(first)
    const leaves = call === 'getInvoice' && (kind === 'decided' || kind === 'malformed')
    expect(page.exits).toEqual(leaves ? [cashierPage()] : [])
    await resume(page)
    expect(await title()).toBe(first)
    expect(screen.queryByText(/Нет связи/u)).toBeNull()
  })

  it('answered after 10 seconds is read then, and is not sent again meanwhile', async () => {
    let respond: (answer: unknown) => void = () => undefined
    const slow = new Promise((resolve) => (respond = resolve))
    const { scope, sent } = await open(at, { [call]: () => slow })
    const count = () => sent.filter(([name]) => name === call).length
    await waitFor(() => expect(count()).toBe(1))
    act(() => {
      void allSettled(resumed, { scope })
      void allSettled(resumed, { scope })
    })
    expect(document.title).not.toMatch(OUTCOMES)
    expect(count()).toBe(1)
    respond(undecided)
    expect(await title()).not.toMatch(OUTCOMES)
  })
})

async function typeCard(): Promise<void> {
  const [number, month, year, code] = await screen.findAllByRole('textbox')
  if (number === undefined || month === undefined || year === undefined || code === undefined)
    throw new Error('The card form has four fields.')
  for (const field of [number, month, year, code]) await userEvent.clear(field)
  await userEvent.type(number, '4111111111111111')
  await userEvent.type(month, '12')
  await userEvent.type(year, '28')
  await userEvent.type(code, '123')
}

/** Each action with its page, its button, and the steps before it. */
const ACTIONS = [
  ['processSwiftpay', '/invoice/swiftpay-card?transaction=ab12', { getSwiftpayInvoice: card }, /^Оплатить/u, typeCard],
  ['processGex', '/invoice/gex-card?transaction=ab12', { getGexInvoice: card }, /^Оплатить/u, typeCard],
  ['updateInvoice', '/invoice?id=7', { getInvoice: brpayRecipient }, /^Я оплатил/u, () => Promise.resolve()],
] as const

describe.each(ACTIONS)('%s', (call, at, reads, name, prepare) => {
  it.each(FAULTS)('answered with %s is sent once, and again only when it did not arrive', async (_, answer, kind) => {
    const { scope, sent, keys, pass } = await open(at, { ...reads, [call]: answer })
    await title()
    await prepare()
    const press = () =>
      act(() => {
        for (let time = 0; time < 20; time += 1) screen.getByRole('button', { name }).click()
      })
    const count = () => sent.filter(([sentCall]) => sentCall === call).length
    press()
    await waitFor(() => expect(count()).toBe(1))
    expect(await title()).not.toMatch(OUTCOMES)
    if (kind === 'unknown' || kind === 'malformed') {
      expect(await screen.findByText(/не платите второй раз|проверяем/iu)).toBeTruthy()
      press()
      expect(count()).toBe(1)
      for (let read = 0; read < 3; read += 1) await resume({ scope, pass })
    } else if (kind === 'decided') expect(await screen.findByRole('alert')).toBeTruthy()
    await prepare()
    press()
    await waitFor(() => expect(count()).toBe(2))
    if (call === 'updateInvoice') return
    const [firstKey, secondKey] = keys
    expect(firstKey === secondKey).toBe(kind === 'unknown' || kind === 'malformed')
  })
})
