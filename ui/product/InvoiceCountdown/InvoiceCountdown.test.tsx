import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { RemainingTime } from '../../primitives/Countdown/Countdown.tsx'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { createTestTime } from '../../test/test-time.ts'
import { InvoiceCountdown, type InvoiceCountdownProps } from './InvoiceCountdown.tsx'

const TOTAL_S = 15 * 60
const countdown = (remaining: RemainingTime, props: Partial<InvoiceCountdownProps> = {}) => (
  <InvoiceCountdown
    label="Осталось на перевод"
    remaining={remaining}
    total={TOTAL_S * 1000}
    endText="до 12:19 МСК"
    doneText="Время вышло"
    spokenText={(seconds) => `${seconds} с`}
    {...props}
  />
)
const timer = () => screen.getByRole('timer', { name: 'Осталось на перевод' })
const status = () => screen.getByRole('status').textContent

const fixedTime = createTestTime(TOTAL_S).remaining
describeComponent('InvoiceCountdown', (probe) => countdown(fixedTime, { ...probe }))

describe('InvoiceCountdown', () => {
  it.each([
    [872, '14:32'],
    [65, '1:05'],
    [1, '0:01'],
    [0, '0:00'],
    [TOTAL_S + 60, '15:00'],
  ])('shows %d s as %s', (seconds, text) => {
    renderUi(countdown(createTestTime(seconds).remaining))
    expect(timer().textContent).toBe(text)
  })

  it('shows when the time ends, and that it is up', () => {
    const { remaining, tickTo } = createTestTime(1)
    renderUi(countdown(remaining))
    expect(screen.getByText('до 12:19 МСК')).toBeTruthy()
    act(() => tickTo(0))
    expect(screen.queryByText('до 12:19 МСК')).toBeNull()
    expect(screen.getAllByText('Время вышло')).toHaveLength(2)
  })

  it('says what to do next in place of the bar, but only when the time is up', () => {
    const { remaining, tickTo } = createTestTime(1)
    const { container } = renderUi(countdown(remaining, { nextStep: 'Создайте новую заявку' }))
    expect(screen.queryByText('Создайте новую заявку')).toBeNull()
    act(() => tickTo(0))
    expect(screen.getByText('Создайте новую заявку')).toBeTruthy()
    expect(container.querySelector('[aria-hidden] > div')).toBeNull()
  })

  it('speaks at 12, 9, 6, 5, 4, 3, 2 and 1 minutes, 30 seconds and the end only', () => {
    const { remaining, tickTo } = createTestTime(TOTAL_S)
    renderUi(countdown(remaining))
    const spoken: string[] = []
    for (let seconds = TOTAL_S; seconds >= 0; seconds -= 1) {
      act(() => tickTo(seconds))
      const text = status() ?? ''
      if (text !== '' && text !== spoken.at(-1)) spoken.push(text)
    }
    const minutes = [12, 9, 6, 5, 4, 3, 2, 1].map((minute) => `${minute * 60} с`)
    expect(spoken).toEqual([...minutes, '30 с', 'Время вышло'])
  })

  it('does not announce a milestone that passed while the page slept', () => {
    const { remaining, tickTo } = createTestTime(13 * 60)
    renderUi(countdown(remaining))
    act(() => tickTo(7 * 60))
    expect(status()).toBe('')
  })

  it('updates clock and bar without a React render between two milestones', () => {
    const { remaining, tickTo } = createTestTime(TOTAL_S)
    const onRender = vi.fn()
    const { container } = renderUi(
      <Profiler id="countdown" onRender={onRender}>
        {countdown(remaining)}
      </Profiler>,
    )
    const before = onRender.mock.calls.length
    act(() => tickTo(TOTAL_S - 1))
    act(() => tickTo(TOTAL_S - 90))
    expect(timer().textContent).toBe('13:30')
    expect(container.querySelector<HTMLElement>('[aria-hidden] > div')?.style.inlineSize).toBe('90%')
    expect(onRender.mock.calls.length).toBe(before)
  })

  it('is not read every second', () => {
    renderUi(countdown(fixedTime))
    expect(timer().getAttribute('aria-live')).toBe('off')
  })

  it('unsubscribes on unmount', () => {
    const { remaining, listeners } = createTestTime(60)
    const { unmount } = renderUi(countdown(remaining))
    expect(listeners.size).toBeGreaterThan(0)
    unmount()
    expect(listeners.size).toBe(0)
  })
})
