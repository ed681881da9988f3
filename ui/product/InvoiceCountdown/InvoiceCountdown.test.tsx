import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { InvoiceCountdown, type InvoiceCountdownProps } from './InvoiceCountdown.tsx'

const TOTAL = 15 * 60_000
const countdown = (remaining: number, props: Partial<InvoiceCountdownProps> = {}) => (
  <InvoiceCountdown
    label="Осталось на перевод"
    remaining={remaining}
    total={TOTAL}
    endText="до 12:19 МСК"
    doneText="Время вышло"
    spokenText={(seconds) => `${seconds} с`}
    {...props}
  />
)
const timer = () => screen.getByRole('timer', { name: 'Осталось на перевод' })
const status = () => screen.getByRole('status').textContent

describeComponent('InvoiceCountdown', (probe) => countdown(TOTAL, { ...probe }))

describe('InvoiceCountdown', () => {
  it.each([
    [872_000, '14:32'],
    [871_001, '14:32'],
    [65_000, '1:05'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
    [TOTAL + 60_000, '15:00'],
  ])('shows %d ms as %s', (remaining, text) => {
    renderUi(countdown(remaining))
    expect(timer().textContent).toBe(text)
  })

  it('shows when the time ends, and that it is up', () => {
    const { rerender } = renderUi(countdown(1000))
    expect(screen.getByText('до 12:19 МСК')).toBeTruthy()
    rerender(countdown(0))
    expect(screen.queryByText('до 12:19 МСК')).toBeNull()
    expect(screen.getAllByText('Время вышло')).toHaveLength(2)
  })

  it('speaks at 12, 9, 6, 5, 4, 3, 2 and 1 minutes, 30 seconds and the end only', () => {
    const { rerender } = renderUi(countdown(TOTAL))
    const spoken: string[] = []
    for (let seconds = 900; seconds >= 0; seconds -= 1) {
      rerender(countdown(seconds * 1000))
      const text = status() ?? ''
      if (text !== '' && text !== spoken.at(-1)) spoken.push(text)
    }
    const minutes = [12, 9, 6, 5, 4, 3, 2, 1].map((minute) => `${minute * 60} с`)
    expect(spoken).toEqual([...minutes, '30 с', 'Время вышло'])
  })

  it('does not announce a milestone that passed while the page slept', () => {
    const { rerender } = renderUi(countdown(13 * 60_000))
    rerender(countdown(7 * 60_000))
    expect(status()).toBe('')
  })

  it('is not read every second', () => {
    renderUi(countdown(TOTAL))
    expect(timer().getAttribute('aria-live')).toBe('off')
  })

  it('has a bar as long as the remaining part', () => {
    const { container } = renderUi(countdown(TOTAL / 4))
    expect(container.querySelector<HTMLElement>('[aria-hidden] > div')?.style.inlineSize).toBe('25%')
  })
})
