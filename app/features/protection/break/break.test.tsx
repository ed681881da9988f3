import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { LimitsView } from '../limits-view.tsx'

const user = getStatus.data.parse(testUser)
const open = { state: 'open', has_password: true, open_round: { slug: 'mines', name: 'Мины' } }
const UNTIL = '2027-01-11 12:00:00'
const excluded = { state: 'excluded', began_at: '2026-01-10 12:00:00', until: UNTIL, has_password: true }

const renderBreak = (answers: Answers = {}) =>
  renderPage(<LimitsView user={user} />, {
    at: '/responsible-gaming/limits#break',
    answers: { getLimits: { items: [], pending: [] }, getExclusion: open, ...answers },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const flow = async () => within(await screen.findByRole('region', { name: 'Перерыв и самоисключение' }))
/** Goes to the last step of a break of `term`. */
async function goToConfirm(term: string, kind = 'Перерыв') {
  await userEvent.click(await screen.findByRole('radio', { name: kind }))
  await userEvent.click(screen.getByRole('radio', { name: term }))
  await press('Дальше')
  await press('Дальше')
}

describe('a break', () => {
  it('needs a term first', async () => {
    await renderBreak()
    await press('Дальше')
    expect((await flow()).getByText('Выберите срок', { selector: 'p' })).toBeTruthy()
    expect((await flow()).getByRole('heading', { level: 3, name: 'На какой срок' })).toBeTruthy()
  })

  it.each([
    ['7 дней', 'Перерыв', /Активный бонус остаётся/u, /доиграть без новых ставок/u],
    ['1 год', 'Исключение', /Активный бонус закончится/u, /завершится по правилам игры/u],
  ])('of %s says what it means before it begins', async (term, kind, bonus, round) => {
    const { sent } = await renderBreak()
    await userEvent.click(await screen.findByRole('radio', { name: kind }))
    await userEvent.click(screen.getByRole('radio', { name: term }))
    await press('Дальше')
    const step = await flow()
    expect(step.getByText(bonus)).toBeTruthy()
    expect(step.getByText(round)).toBeTruthy()
    expect(step.getByText(/^Баланс остаётся вашим/u)).toBeTruthy()
    const heading = step.getByRole('heading', { level: 3, name: 'Что изменится' })
    await waitFor(() => expect(isFocusAround(heading)).toBe(true))
    expect(sent.map(([call]) => call)).not.toContain('beginExclusion')
  })

  it('begins by the password, and the page says until when and what stays open', async () => {
    const timeout = { ...excluded, state: 'timeout' }
    const { sent } = await renderBreak({ beginExclusion: timeout, getExclusion: inOrder(open, timeout) })
    await goToConfirm('24 часа')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret{Enter}')
    const now = within(await screen.findByRole('region', { name: /^Перерыв до 11\sянваря\s2027/u }))
    expect(sent.find(([call]) => call === 'beginExclusion')?.[1]).toEqual({ term: 'day', password: 'secret' })
    expect(now.getByRole('link', { name: 'Вывести деньги' }).getAttribute('href')).toBe('/cashbox?tab=withdraw')
    expect(now.getByRole('link', { name: 'История' })).toBeTruthy()
    expect(now.getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
    expect(sent.map(([call]) => call)).toContain('getStatus')
    const heading = now.getByRole('heading', { level: 2 })
    await waitFor(() => expect(isFocusAround(heading)).toBe(true))
  })

  it.each([
    [135, 'Неверный пароль'],
    [2, /Слишком много попыток/u],
    [605, 'Ослабить защиту раньше срока нельзя'],
  ])('rejected with %i says so in the last step', async (code, text) => {
    await renderBreak({ beginExclusion: fault.rejected(code) })
    await goToConfirm('24 часа')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret{Enter}')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('without a response may have begun', async () => {
    const { sent } = await renderBreak({ beginExclusion: fault.noResponse })
    await goToConfirm('24 часа')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret{Enter}')
    expect(await screen.findByText('Неизвестно, сохранилось ли изменение')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('secret')
    await waitFor(() => expect(sent.filter(([call]) => call === 'getExclusion')).toHaveLength(2))
  })

  it('of an account without a password needs the button only', async () => {
    const { sent } = await renderBreak({ getExclusion: { ...open, has_password: false } })
    await goToConfirm('Навсегда', 'Исключение')
    expect(screen.queryByLabelText('Пароль')).toBeNull()
    await press('Исключить себя')
    expect(sent.find(([call]) => call === 'beginExclusion')?.[1]).toEqual({ term: 'forever', password: '' })
  })

  it('that holds can only become longer', async () => {
    await renderBreak({ getExclusion: { ...excluded, until: null } })
    await screen.findByRole('region', { name: 'Продлить' })
    const isEnabled = (name: string) => !screen.getByRole<HTMLInputElement>('radio', { name }).disabled
    expect([isEnabled('5 лет'), isEnabled('Навсегда')]).toEqual([false, true])
    expect(screen.getByRole('region', { name: 'Самоисключение навсегда' })).toBeTruthy()
  })

  it('whose term is over ends by a request and 24 hours', async () => {
    const over = { ...excluded, can_return: true }
    const returning = { ...excluded, returns_at: '2027-01-12 12:00:00' }
    await renderBreak({ getExclusion: inOrder(over, returning), requestReturn: returning })
    expect(await screen.findByRole('region', { name: 'Срок самоисключения вышел' })).toBeTruthy()
    await press('Попросить о возврате')
    const now = await screen.findByRole('region', { name: /^Игра откроется 12\sянваря\s2027/u })
    await waitFor(() => expect(isFocusAround(now)).toBe(true))
    expect(screen.queryByRole('button', { name: 'Попросить о возврате' })).toBeNull()
  })
})
