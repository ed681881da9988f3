import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { LimitsView } from './limits-view.tsx'

const user = getStatus.data.parse(testUser)
const AT = '2026-01-11 12:00:00'
const day = { id: 1, kind: 'deposit', period: 'day', amount: 5000, used: 2000, left: 3000, frees_at: AT, set_at: AT }
const raise = { id: 2, kind: 'deposit', period: 'day', amount: 9000, asked_at: AT, holds_at: AT }
const exclusion = { state: 'open', has_password: true }
const none = { items: [], pending: [] }

const renderView = (answers: Answers = {}) =>
  renderPage(<LimitsView user={user} />, {
    at: '/responsible-gaming/limits',
    answers: { getLimits: { items: [day], pending: [] }, getExclusion: exclusion, ...answers },
  })
const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))
const dayRow = async () => within((await sectionOf('Лимит депозитов')).getByRole('group', { name: 'За 24 часа' }))
const bodiesOf = (sent: readonly [string, unknown][], call: string) =>
  sent.filter(([name]) => name === call).map(([, body]) => body)

describe('limits', () => {
  it('stand below a heading for each kind, deposits first, with a heading for each period', async () => {
    await renderView()
    await screen.findByRole('region', { name: 'Лимит депозитов' })
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(headings.slice(0, 5)).toEqual([
      'H2 Лимит депозитов',
      'H3 За 24 часа',
      'H3 За 7 дней',
      'H3 За 30 дней',
      'H2 Лимит проигрыша',
    ])
  })

  it('say how much is used, left, and when more comes free', async () => {
    await renderView()
    const row = await dayRow()
    expect(row.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2\u00a0000\u00a0₽ из 5\u00a0000\u00a0₽')
    expect(row.getByText('Осталось 3 000 ₽')).toBeTruthy()
    expect(row.getByText(/^Часть освободится/u)).toBeTruthy()
  })

  it.each([
    ['4000', 'Ниже нынешнего: подействует сразу.'],
    ['6000', /^Выше нынешнего: подействует/u],
    ['5000', 'Такой лимит уже действует.'],
  ])('with %s typed say what the amount does', async (typed, text) => {
    await renderView()
    const row = await dayRow()
    await userEvent.click(row.getByRole('button', { name: 'Изменить: депозиты за 24 часа' }))
    await userEvent.type(row.getByRole('textbox', { name: 'Сумма' }), typed)
    expect(row.getByText(text)).toBeTruthy()
  })

  it('send any amount, and say that a lower one holds', async () => {
    const lower = { items: [{ ...day, amount: 1234.5 }], pending: [] }
    const { sent } = await renderView({ setLimit: lower, getLimits: inOrder({ items: [day], pending: [] }, lower) })
    const row = await dayRow()
    await userEvent.click(row.getByRole('button', { name: /^Изменить/u }))
    await userEvent.type(row.getByRole('textbox', { name: 'Сумма' }), '1 234,50{Enter}')
    const message = await row.findByText('Лимит действует: 1 234,50 ₽')
    expect(bodiesOf(sent, 'setLimit')).toEqual([{ kind: 'deposit', period: 'day', amount: 1234.5 }])
    expect(row.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(isFocusAround(message)).toBe(true))
  })

  it('say until when a removal waits, and take it back', async () => {
    const removal = { items: [day], pending: [{ ...raise, amount: null }] }
    const kept = { items: [day], pending: [] }
    const { sent } = await renderView({
      setLimit: removal,
      cancelLimitRaise: kept,
      getLimits: inOrder(kept, removal, kept),
    })
    const row = await dayRow()
    await userEvent.click(row.getByRole('button', { name: /^Изменить/u }))
    await userEvent.click(row.getByRole('button', { name: 'Снять лимит' }))
    expect(await row.findByText(/^Изменение подействует/u)).toBeTruthy()
    expect(row.getByText(/: без лимита$/u)).toBeTruthy()
    expect(bodiesOf(sent, 'setLimit')).toEqual([{ kind: 'deposit', period: 'day', amount: null }])
    await userEvent.click(row.getByRole('button', { name: 'Отменить изменение: депозиты за 24 часа' }))
    expect(await row.findByText('Изменение отменено')).toBeTruthy()
    expect(row.queryByText(/: без лимита$/u)).toBeNull()
    expect(row.queryByRole('textbox')).toBeNull()
  })

  it('keep the typed amount after a rejection and after a lost response, and say which it was', async () => {
    await renderView({ setLimit: inOrder(fault.rejected(401), fault.noResponse) })
    const row = await dayRow()
    await userEvent.click(row.getByRole('button', { name: /^Изменить/u }))
    const field = row.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' })
    await userEvent.type(field, '777{Enter}')
    expect(await row.findByText('Неверная сумма')).toBeTruthy()
    await userEvent.type(field, '{Enter}')
    expect(await row.findByText('Неизвестно, сохранилось ли изменение')).toBeTruthy()
    expect(field.value).toBe('777')
  })

  it('read the list again when a change can no longer be taken back', async () => {
    const waiting = { items: [day], pending: [raise] }
    const held = { items: [{ ...day, amount: 9000 }], pending: [] }
    await renderView({ getLimits: inOrder(waiting, held), cancelLimitRaise: fault.rejected(19) })
    const row = await dayRow()
    await userEvent.click(row.getByRole('button', { name: /^Отменить изменение/u }))
    expect(await row.findByText('Изменение не отменено')).toBeTruthy()
    expect(await row.findByText('9 000 ₽')).toBeTruthy()
  })

  it('of a session are minutes', async () => {
    const { sent } = await renderView({ getLimits: none, setLimit: none })
    const row = await sectionOf('Лимит сессии')
    await userEvent.click(row.getByRole('button', { name: 'Задать: время за сессию' }))
    await userEvent.type(row.getByRole('textbox', { name: 'Минуты' }), '90{Enter}')
    await waitFor(() =>
      expect(bodiesOf(sent, 'setLimit')).toEqual([{ kind: 'session', period: 'session', amount: 90 }]),
    )
  })
})

describe('reality check', () => {
  const session = {
    started_at: null,
    staked: 0,
    won: 0,
    rounds: 0,
    reality: { every: 60, due_at: null, is_due: false },
  }

  it('has its interval chosen', async () => {
    const { sent } = await renderView({
      getPlaySession: inOrder(session, { ...session, reality: { ...session.reality, every: 15 } }),
      setRealityCheck: session,
    })
    await userEvent.click(await screen.findByRole('radio', { name: '15 мин' }))
    expect(await screen.findByText('Напоминаем раз в 15 минут')).toBeTruthy()
    expect(bodiesOf(sent, 'setRealityCheck')).toEqual([{ every: 15 }])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '15 мин' }).checked).toBe(true)
  })

  it('that is due comes before another interval', async () => {
    await renderView({ getPlaySession: session, setRealityCheck: fault.rejected(604) })
    await userEvent.click(await screen.findByRole('radio', { name: '15 мин' }))
    expect(await screen.findByText(/^Сначала ответьте на напоминание/u)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '60 мин' }).checked).toBe(true)
  })
})
