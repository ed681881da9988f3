import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
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
import { openCheck, sbpBanks } from './withdraw.samples.ts'

/* Every call of the withdrawal with every fault: no success is claimed, nothing is sent twice, and there is a way on. */

const lost = (cause: 'network' | 'timeout' | 'notEnvelope', status: number | null = null) =>
  fault.failure({ kind: 'noResponse', call: 'call', cause, status })

/** `unknown`: the outcome is not known. `decided`: the server has refused. */
const FAULTS = [
  ['a broken connection', lost('network'), 'unknown'],
  ['a timeout', lost('timeout'), 'unknown'],
  ['an internal error', fault.rejected(errorCode.internalError), 'unknown'],
  ['a running request', fault.rejected(errorCode.locked), 'unknown'],
  ['an HTML page', lost('notEnvelope', 502), 'unknown'],
  ['cut JSON', lost('notEnvelope', 200), 'unknown'],
  ['malformed data', fault.failure({ kind: 'malformed', call: 'call', path: 'data', reason: 'number' }), 'unknown'],
  ['an unknown code', fault.rejected(9999), 'decided'],
  ['a forbidden account', fault.rejected(errorCode.forbidden), 'decided'],
  ['an ended session', fault.rejected(errorCode.notSignedIn), 'decided'],
] as const

const payout = {
  id: 40,
  created_at: '2026-01-10 14:58:00',
  amount: 3000,
  wallet: '•••• 4417',
  status: 0,
  can_cancel: 1,
}
const pressTwenty = (button: HTMLElement) =>
  act(() => {
    for (let time = 0; time < 20; time += 1) button.click()
  })

/** Each read with an answer, and what the page shows of it. */
const READS = [
  ['getPayouts', { items: [payout] }, () => screen.findByText(/4417/u)],
  ['getWithdrawalCheck', openCheck, () => screen.findByText(/Можно вывести до/u)],
  ['getSbpBanks', sbpBanks, () => screen.findByRole('combobox', { name: 'Банк получателя' })],
] as const

describe.each(READS)('%s', (call, answer, find) => {
  it.each(FAULTS)('answered with %s leaves the form usable, and can be read again', async (_, failed) => {
    const { count } = await renderWithdraw({ [call]: inOrder(failed, answer) })
    await choose('СБП')
    await waitFor(() => expect(count(call)).toBe(1))
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
    await type('Сумма', '5000')
    expect(box('Сумма').value).toBe('5000')
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await find()).toBeTruthy()
    expect(count(call)).toBe(2)
  })

  it('answered after ten seconds is shown then, and is not sent again meanwhile', async () => {
    let respond: (data: unknown) => void = () => undefined
    const slow = new Promise((resolve) => (respond = resolve))
    const { count, pass } = await renderWithdraw({ [call]: () => slow })
    await choose('СБП')
    await pass(10_000)
    expect(count(call)).toBe(1)
    respond(answer)
    expect(await find()).toBeTruthy()
  })
})

describe('makeTransfer', () => {
  it.each(FAULTS)('answered with %s is sent once, keeps the fields, and can be repeated', async (_, failed, kind) => {
    const { count, keys } = await renderWithdraw({ makeTransfer: failed })
    await type('Номер карты', CARD)
    await type('Сумма', '5000')
    await submit()
    pressTwenty(await screen.findByRole('button', { name: /^Вывести/u }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(count('makeTransfer')).toBe(1)
    expect(screen.queryByText('Заявка принята')).toBeNull()
    expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
    expect(box('Сумма').value).toBe('5000')
    expect(screen.queryByText('Ответа нет. Заявка могла быть создана') !== null).toBe(kind === 'unknown')
    await waitFor(() => expect(mainButton().getAttribute('aria-busy')).toBeNull())
    await submit()
    if (kind === 'decided') await confirm()
    await waitFor(() => expect(count('makeTransfer')).toBe(2))
    expect(keys[0] === keys[1]).toBe(kind === 'unknown')
  })

  it('answered after ten seconds is accepted then, and is not sent again meanwhile', async () => {
    let respond: (data: unknown) => void = () => undefined
    const slow = new Promise((resolve) => (respond = resolve))
    const { count, pass } = await renderWithdraw({ makeTransfer: () => slow })
    await sendCard()
    // It ends with the request.
    const passed = pass(10_000)
    pressTwenty(mainButton())
    expect(mainButton().getAttribute('aria-busy')).toBe('true')
    expect(count('makeTransfer')).toBe(1)
    respond({})
    await passed
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
  })
})

describe('rememberWallet', () => {
  it.each(FAULTS)('answered with %s does not touch the accepted withdrawal', async (_, failed) => {
    const { count } = await renderWithdraw({ makeTransfer: {}, rememberWallet: failed })
    await userEvent.click(screen.getByRole('checkbox', { name: /Запомнить карту/u }))
    await sendCard()
    expect(await screen.findByText('Заявка принята')).toBeTruthy()
    await waitFor(() => expect(count('rememberWallet')).toBe(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box('Номер карты').value).toBe('')
  })
})

describe('cancelPayout', () => {
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Отменить вывод 3.000/u }))
    return screen.findByRole('button', { name: 'Отменить вывод' })
  }
  it.each(FAULTS)('answered with %s is sent once, reads the list again, and claims nothing', async (_, failed) => {
    const { count, pass } = await renderWithdraw({ cancelPayout: failed, getPayouts: { items: [payout] } })
    pressTwenty(await openDialog())
    await waitFor(() => expect(count('getPayouts')).toBeGreaterThan(1))
    expect(count('cancelPayout')).toBe(1)
    expect(screen.queryByText(/Вывод отменён/u)).toBeNull()
    await pass(5000)
    const again = within(screen.getByRole('region', { name: 'Открытые выводы' }))
    expect(await again.findByRole('button', { name: /^Отменить вывод 3.000/u })).toBeTruthy()
    await userEvent.click(await openDialog())
    await waitFor(() => expect(count('cancelPayout')).toBe(2))
  })
})
