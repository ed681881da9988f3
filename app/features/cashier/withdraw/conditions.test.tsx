import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { CARD, mainButton, renderWithdraw, submit, type } from './withdraw-page.samples.tsx'
import { closedCheck, metReasons, openCheck, stakesMissing } from './withdraw.samples.ts'

const renderCheck = (getWithdrawalCheck: Answers[string]) => renderWithdraw({ getWithdrawalCheck })
const panel = () => screen.findByRole('region', { name: /^(Можно вывести|Пока нельзя|Сейчас вывести|Собственных)/u })
const titleOf = async () => within(await panel()).getByRole('heading', { level: 2 }).textContent

describe('withdrawal check', () => {
  it.each([
    [openCheck, 'Можно вывести до 12\u00a0845\u00a0₽'],
    [{ ...openCheck, left_today: 3000 }, 'Можно вывести до 3\u00a0000\u00a0₽'],
    [{ can: 1, own: 700.9 }, 'Можно вывести до 700\u00a0₽'],
    [{ can: 1, own: 0 }, 'Собственных денег на балансе нет'],
    [{ own: 700, reasons: [] }, 'Можно вывести до 700\u00a0₽'],
    [closedCheck, 'Пока нельзя: осталось одно условие'],
    [{ own: 700, reasons: [{ code: 406, met: 0 }, stakesMissing] }, 'Пока нельзя: условий осталось 2'],
    [{ can: 0, own: 700, reasons: [] }, 'Сейчас вывести нельзя'],
  ])('%j says: %s', async (check, title) => {
    await renderCheck(check)
    expect(await titleOf()).toBe(title)
  })

  it('counts what is met, and shows how far the stakes are', async () => {
    await renderCheck(closedCheck)
    const region = await panel()
    expect(region.textContent).toContain('6/7')
    expect(region.textContent).toContain('Не хватает ставок на 1\u00a0760\u00a0₽. Остальное выполнено.')
    const bar = within(region).getByRole('progressbar', { name: 'Ставки собственными деньгами' })
    expect(bar.getAttribute('aria-valuetext')).toBe('1\u00a0240 из 3\u00a0000\u00a0₽')
    expect(within(region).getByRole('list', { name: 'Выполнено 6 из 7' }).children).toHaveLength(6)
  })

  it.each([
    [errorCode.profileRequired, 'Открыть профиль', '/profile?tab=profile&sub=data'],
    [errorCode.verificationRequired, 'Перейти к проверке', '/profile?tab=profile&sub=verification'],
    [errorCode.activeBonusBlocks, 'Мои бонусы', '/profile?tab=promo&sub=bonuses'],
    [errorCode.freeSpinsBlock, 'Мои бонусы', '/profile?tab=promo&sub=bonuses'],
    [errorCode.transactionUnfinished, 'Открыть историю', '/cashbox?tab=history'],
  ])('links code %i to the page that fixes it: %s', async (code, name, href) => {
    await renderCheck({ can: 0, own: 700, reasons: [{ code, met: 0 }] })
    const link = within(await panel()).getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(href)
  })

  it('says nothing of the active bonus as met while free spins of it are left', async () => {
    const reasons = [{ code: errorCode.freeSpinsBlock, met: 0 }, ...metReasons.filter(({ code }) => code !== 407)]
    await renderCheck({ can: 0, own: 700, reasons })
    const met = within(await panel()).getByRole('list', { name: 'Выполнено 4 из 5' })
    expect(met.textContent).not.toContain('Активного бонуса нет')
    expect((await panel()).textContent).toContain('Остались фриспины')
  })

  it('names no sum that documents would be asked for', async () => {
    await renderCheck({
      can: 1,
      own: 30_000,
      left_today: 30_000,
      reasons: [{ code: errorCode.verificationRequired, met: 1, have: 12_000, need: 15_000 }],
    })
    expect((await panel()).textContent.replaceAll('\u00A0', ' ')).toContain('Можно вывести до 3 000 ₽')
  })

  it('shows a progress that is not complete, and the daily limit that is used up in words', async () => {
    await renderCheck({
      can: 0,
      own: 700,
      reasons: [
        { code: errorCode.verificationRequired, met: 0, have: 12_000, need: 15_000 },
        { code: errorCode.dailyLimitExceeded, met: 0, have: 30_000, need: 30_000 },
      ],
    })
    const bars = within(await panel()).getAllByRole('progressbar')
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['80'])
  })

  it('counts down to the next request', async () => {
    const until = '2026-01-10 15:00:08'
    const { pass, count } = await renderCheck({
      can: 0,
      own: 700,
      reasons: [{ code: errorCode.repeatedTooSoon, met: 0, until }],
    })
    const region = await panel()
    expect(region.textContent).toContain('Ещё 0:08')
    await pass(3000)
    expect(region.textContent).toContain('Ещё 0:05')
    await pass(5000)
    expect(count('getWithdrawalCheck')).toBe(1)
    await pass(1000)
    await waitFor(() => expect(count('getWithdrawalCheck')).toBe(2))
  })

  it('names the end of a long wait', async () => {
    await renderCheck({
      can: 0,
      own: 700,
      reasons: [{ code: errorCode.dailyLimitExceeded, met: 0, until: '2026-01-11 00:00:00' }],
    })
    expect((await panel()).textContent).toContain('до 00:00\u00a0МСК')
  })

  it('words an unknown condition by the catalogue, met or not', async () => {
    const code = errorCode.refundTooLarge
    await renderCheck({ can: 0, own: 700, reasons: [{ code, met: 0 }] })
    await waitFor(async () => expect((await panel()).textContent).toContain(ruErrors[code]))
  })

  it.each([
    fault.rejected(errorCode.invalidRequest),
    fault.failure({ kind: 'noResponse', call: 'call', cause: 'notEnvelope', status: 404 }),
  ])('is hidden if the back end does not implement it: %#', async (answer) => {
    const { count } = await renderCheck(answer)
    await waitFor(() => expect(count('getWithdrawalCheck')).toBe(1))
    await type('Номер карты', CARD)
    await type('Сумма', '5000')
    await submit()
    expect(await screen.findByRole('dialog', { name: 'Проверьте заявку' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /Пока нельзя|Можно вывести/u })).toBeNull()
    expect(screen.queryByText('Лимит на сегодня')).toBeNull()
  })

  it('leads a press to the conditions, and reads them again', async () => {
    const { count } = await renderCheck(closedCheck)
    const region = await panel()
    expect(screen.getByText('Заполнить можно заранее')).toBeTruthy()
    expect(screen.getByText(/Откроется после ставок ещё на 1.760/u)).toBeTruthy()
    await type('Номер карты', CARD)
    await type('Сумма', '5000')
    await submit()
    expect(document.activeElement).toBe(region)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(count('getWithdrawalCheck')).toBe(2))
  })

  it('names the reason beneath the button', async () => {
    await renderCheck({ can: 0, own: 700, reasons: [...metReasons, { code: 406, met: 0 }] })
    await panel()
    expect(screen.getByText('Откроется, когда будут выполнены условия выше')).toBeTruthy()
    expect(mainButton().textContent).toBe('Проверить заявку')
  })

  it('shows what was withdrawn of the daily limit', async () => {
    await renderCheck(openCheck)
    const bar = await screen.findByRole('progressbar', { name: 'Лимит на сегодня' })
    expect(bar.getAttribute('aria-valuetext')).toBe('5\u00a0000 из 30\u00a0000\u00a0₽')
  })
})
