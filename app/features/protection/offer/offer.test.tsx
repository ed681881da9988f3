import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { describe, expect, it } from 'vitest'
import { popupClosed } from '#app/models/popups/popups.model.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { CashierOffer } from './cashier-offer.tsx'
import { WelcomeOffer } from './welcome-offer.tsx'

const offered = { items: [], pending: [], offer: 'first' }
const answered = { items: [], pending: [], offer: '' }

const renderWelcome = (answers: Answers = {}) =>
  renderPage(<WelcomeOffer fallback={<p>Прежнее приветствие</p>} />, { answers: { getLimits: offered, ...answers } })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bodiesOf = (sent: readonly [string, unknown][], call: string) =>
  sent.filter(([name]) => name === call).map(([, body]) => body)

describe('the offer of limits after the sign-up', () => {
  it('sets the typed amounts', async () => {
    const { sent } = await renderWelcome({ setLimit: answered, getLimits: inOrder(offered, answered) })
    await userEvent.type(await field('За 24 часа'), '1000')
    await userEvent.type(await field('За 30 дней'), '9000')
    await press('Задать лимиты')
    expect(await screen.findByText('Лимиты действуют')).toBeTruthy()
    expect(bodiesOf(sent, 'setLimit')).toEqual([
      { kind: 'deposit', period: 'day', amount: 1000 },
      { kind: 'deposit', period: 'month', amount: 9000 },
    ])
  })

  it('needs one amount at least, and amounts that can be one', async () => {
    const { sent } = await renderWelcome()
    await press('Задать лимиты')
    expect((await field('За 24 часа')).getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(await field('За 7 дней'), 'много')
    await press('Задать лимиты')
    expect((await field('За 7 дней')).getAttribute('aria-invalid')).toBe('true')
    expect(bodiesOf(sent, 'setLimit')).toEqual([])
  })

  it('is declined after one confirmation', async () => {
    const { sent } = await renderWelcome({ getLimits: inOrder(offered, answered) })
    await press('Без лимита')
    expect(bodiesOf(sent, 'declineLimits')).toEqual([])
    await press('Да, без лимита')
    expect(await screen.findByRole('link', { name: 'Лимиты и перерывы' })).toBeTruthy()
    expect(bodiesOf(sent, 'declineLimits')).toHaveLength(1)
  })

  it('keeps the typed amount after a lost response', async () => {
    await renderWelcome({ setLimit: fault.noResponse })
    await userEvent.type(await field('За 24 часа'), '1000{Enter}')
    expect(await screen.findByText('Неизвестно, сохранилось ли изменение')).toBeTruthy()
    expect((await field('За 24 часа')).value).toBe('1000')
  })

  it.each([
    ['without limits', fault.rejected(1)],
    ['that does not respond', fault.noResponse],
  ])('is the welcome of a back end %s', async (_, getLimits) => {
    await renderWelcome({ getLimits })
    expect(await screen.findByText('Прежнее приветствие')).toBeTruthy()
  })

  it('is closed without an answer', async () => {
    const { scope, sent } = await renderWelcome()
    let closedCount = 0
    createWatch({ unit: popupClosed, scope, fn: () => (closedCount += 1) })
    await screen.findByRole('dialog', { name: 'Добро пожаловать' })
    await userEvent.keyboard('{Escape}')
    expect(closedCount).toBe(1)
    expect(sent.map(([call]) => call)).toEqual(['getLimits'])
  })
})

describe('the offer of limits in the cashier', () => {
  it.each([
    ['first', 'Сколько вы готовы вносить?'],
    ['again', 'Проверьте лимиты депозитов'],
  ])('that comes %s is called so', async (offer, title) => {
    await renderPage(<CashierOffer />, { answers: { getLimits: { ...offered, offer } } })
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  })

  it('is gone where it was answered', async () => {
    const { sent } = await renderPage(<CashierOffer />, { answers: { getLimits: answered } })
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
