import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import type { Language } from '#contract/core/languages.ts'
import { fault } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { GameFacts } from './game-facts.tsx'

const facts = {
  return: 96.02,
  volatility: 'high',
  min: 1,
  max: 10,
  max_win: 350,
  pace_ms: 2500,
  contribution: 100,
  rules: '<p>Три в ряд.</p><script>alert(1)</script>',
}
const renderFacts = (getGameFacts: unknown, language: Language = 'ru') =>
  renderPage(<GameFacts slug="row" />, { language, answers: { getGameFacts } })
const valuesOf = () => screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

describe('GameFacts', () => {
  it.each([
    ['ru', ['96,02 %', 'высокая', '1–10 ₽', '×350', 'раунд в 2,5 с', '100 %']],
    ['en', ['96.02%', 'high', '1–10 ₽', '×350', '2.5 s a round', '100%']],
  ] as const)('shows six facts in %s', async (language, values) => {
    await renderFacts(facts, language)
    await screen.findAllByRole('term')
    expect(valuesOf()).toEqual(values)
  })

  it('leaves out what the game does not have', async () => {
    await renderFacts({ ...facts, min: 5, max: 5, max_win: 0, pace_ms: 0 })
    await screen.findAllByRole('term')
    expect(valuesOf()).toEqual(['96,02 %', 'высокая', '5 ₽', '100 %'])
  })

  it('explains the terms of the trade, and only them', async () => {
    await renderFacts(facts)
    await userEvent.click(await screen.findByRole('button', { name: 'Возврат' }))
    expect(screen.getByRole('tooltip').textContent).toMatch(/^RTP: какая доля ставок/u)
    const terms = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'))
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Возврат', 'Волатильность', 'В отыгрыш'])
  })

  it('opens the rules, without their scripts', async () => {
    await renderFacts(facts)
    await userEvent.click(await screen.findByRole('button', { name: 'Правила и проверка' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Правила и проверка' }))
    expect(dialog.getByText('Три в ряд.')).toBeTruthy()
    expect(document.querySelector('script')).toBeNull()
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/fairness')
  })

  it('links to the fairness page without rules', async () => {
    await renderFacts({ ...facts, rules: '' })
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/fairness')
  })

  it.each([
    ['a back end without facts', fault.rejected(errorCode.invalidRequest)],
    ['an unknown game', fault.rejected(errorCode.gameNotFound)],
    ['no response', fault.noResponse],
  ])('shows nothing for %s', async (_, answer) => {
    const { sent } = await renderFacts(answer)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(document.querySelector('[data-component]')).toBeNull()
  })
})
