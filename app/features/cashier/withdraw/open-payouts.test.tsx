import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $draft } from '#app/models/support/support.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { noResponse } from '#app/testing/failures.ts'
import { press, renderWithdraw, sendCard } from './withdraw-page.samples.tsx'

const open = {
  id: 40,
  created_at: '2026-01-10 14:58:00',
  amount: 3000,
  system: 'Карта',
  wallet: '•••• 4417',
  status: 0,
  can_cancel: 1,
  ref: 'ref-out',
  sent_at: '2026-01-10 15:08:00',
}
const sent = { ...open, id: 41, amount: 2000, can_cancel: 0, ref: '', sent_at: '2026-01-10 14:30:00' }
const both = { items: [open, sent] }
const rest = { items: [sent] }

async function renderPayouts(answers: Answers = {}) {
  const rendered = await renderWithdraw({ getPayouts: both, ...answers })
  await screen.findByText('3\u00a0000\u00a0₽', { normalizer: (text) => text })
  return rendered
}
const region = () => screen.getByRole('region', { name: 'Открытые выводы' })
const cancelButton = () => within(region()).queryByRole('button', { name: /Отменить вывод 3.000/u })
async function cancel(): Promise<void> {
  const button = cancelButton()
  if (button === null) throw new Error('There is no button to cancel.')
  await userEvent.click(button)
  await screen.findByRole('dialog', { name: /Отменить вывод 3.000/u })
  await press('Отменить вывод')
}

describe('open payouts', () => {
  it('show sum, account, status and time, and cancel only what can be cancelled', async () => {
    await renderPayouts()
    expect(region().textContent).toContain('Карта •••• 4417')
    expect(region().textContent).toContain('отправим до 15:08\u00a0МСК')
    expect(region().textContent).toContain('уже у банка, отменить нельзя')
    expect(within(region()).getAllByText('В обработке')).toHaveLength(2)
    expect(within(region()).getAllByRole('button')).toHaveLength(1)
    const link = within(region()).getByRole('link', { name: 'Карта •••• 4417' })
    expect(link.getAttribute('href')).toBe('/payment-notify?transaction=ref-out')
  })

  it('are read again when one of them is sent', async () => {
    const { pass } = await renderPayouts({
      getPayouts: inOrder({ items: [open] }, { items: [{ ...open, can_cancel: 0 }] }),
    })
    await pass(8 * 60_000)
    expect(cancelButton()).not.toBeNull()
    await pass(1000)
    await waitFor(() => expect(cancelButton()).toBeNull())
    expect(region().textContent).toContain('уже у банка, отменить нельзя')
  })

  it('leave the list when the status shows that the money is back', async () => {
    const player = { id: 5, balance: 1000, on_hold: 3000 }
    const { scope } = await renderPayouts({
      getPayouts: inOrder(both, rest),
      getStatus: inOrder(player, player, { ...player, balance: 4000, on_hold: 0 }),
    })
    const pollStatus = () =>
      scope.getState($queryClient)?.fetchQuery({ ...statusQuery({ session: 5, language: 'ru' }), staleTime: 0 })
    await act(pollStatus)
    expect(cancelButton()).not.toBeNull()
    await act(pollStatus)
    await act(pollStatus)
    await waitFor(() => expect(cancelButton()).toBeNull())
  })

  it('promise three hours where the server names no time', async () => {
    await renderPayouts({ getPayouts: { items: [{ ...open, sent_at: undefined }] } })
    expect(region().textContent).toContain('обработаем до 17:58\u00a0МСК')
  })

  it('are not cancelled when the player keeps them', async () => {
    const { count } = await renderPayouts()
    await userEvent.click(cancelButton() ?? document.body)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Деньги вернутся на ваш баланс.')
    expect(within(dialog).queryByRole('link')).toBeNull()
    await press('Оставить')
    expect(count('cancelPayout')).toBe(0)
    expect(document.activeElement).toBe(cancelButton())
  })

  it('leave the list once they are cancelled, and the money is read again', async () => {
    const { count } = await renderPayouts({ cancelPayout: {}, getPayouts: inOrder(both, rest) })
    await cancel()
    const message = await screen.findByText(/Вывод отменён. 3.000.₽ снова на балансе/u)
    expect(isFocusAround(message)).toBe(true)
    await waitFor(() => expect(cancelButton()).toBeNull())
    await waitFor(() => expect(count('getStatus')).toBe(1))
    expect(count('getWithdrawalCheck')).toBe(2)
  })

  it('are cancelled once for twenty presses', async () => {
    const { count } = await renderPayouts({ cancelPayout: fault.pending })
    await userEvent.click(cancelButton() ?? document.body)
    const button = await screen.findByRole('button', { name: 'Отменить вывод' })
    for (let time = 0; time < 20; time += 1) button.click()
    await screen.findByRole('button', { name: 'Отменяем' })
    expect(count('cancelPayout')).toBe(1)
  })

  it.each([
    [errorCode.alreadyFinal, 'Вывод уже обработан'],
    [errorCode.notFound, 'Вывод уже обработан'],
  ])('that have ended meanwhile, code %i, are read again', async (code, text) => {
    await renderPayouts({ cancelPayout: fault.rejected(code), getPayouts: inOrder(both, rest) })
    await cancel()
    expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(cancelButton()).toBeNull())
  })

  it('that are locked are read again after five seconds, and can then be cancelled', async () => {
    const { pass, count } = await renderPayouts({ cancelPayout: inOrder(fault.rejected(errorCode.locked), {}) })
    await cancel()
    expect(await screen.findByText('Вывод сейчас обрабатывается')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Проверяем' }).getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(count('getPayouts')).toBeGreaterThan(1))
    const before = count('getPayouts')
    await pass(4000)
    expect(count('getPayouts')).toBe(before)
    await pass(1000)
    await waitFor(() => expect(count('getPayouts')).toBe(before + 1))
    expect(await screen.findByText('Вывод обрабатывался')).toBeTruthy()
    await cancel()
    expect(await screen.findByText(/Вывод отменён/u)).toBeTruthy()
  })

  it.each([errorCode.cancelFailed, errorCode.moneyNotReturned])(
    'with code %i lead to support with their number',
    async (code) => {
      const { scope } = await renderPayouts({ cancelPayout: fault.rejected(code) })
      await cancel()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('№ 40')
      await userEvent.click(within(alert).getByRole('button', { name: 'Написать в поддержку' }))
      expect(scope.getState($draft)).toContain('№ 40')
    },
  )

  it.each([
    ['Вывода больше нет среди открытых', rest],
    ['Ответа нет. Вывод мог быть отменён', both],
  ])('without a response are decided by the list: %s', async (text, list) => {
    await renderPayouts({ cancelPayout: fault.failure(noResponse), getPayouts: inOrder(both, list) })
    await cancel()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('say what became of the last cancellation until the next withdrawal', async () => {
    await renderPayouts({ cancelPayout: {}, makeTransfer: {} })
    await cancel()
    await screen.findByText(/Вывод отменён/u)
    await sendCard('500')
    await screen.findByText('Заявка принята')
    expect(screen.queryByText(/Вывод отменён/u)).toBeNull()
    await cancel()
    await screen.findByText(/Вывод отменён/u)
    expect(screen.queryByText('Заявка принята')).toBeNull()
  })
})
