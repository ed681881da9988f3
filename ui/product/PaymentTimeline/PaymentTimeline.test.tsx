import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PaymentTimeline, type PaymentStepState } from './PaymentTimeline.tsx'

const labels = ['Заявка создана', 'Ждём перевод', 'Деньги на балансе']
const timeline = (states: readonly PaymentStepState[], probe?: ProbeProps) => (
  <PaymentTimeline
    {...probe}
    label="Ход платежа"
    stateTexts={{ done: 'Готово', now: 'Сейчас', next: 'Впереди', ended: 'Итог' }}
    promise="Спрашиваем каждые 10 с"
    steps={labels.map((label, index) => ({
      label,
      state: states[index] ?? 'next',
      ...(index === 1 ? { time: '12:04', note: 'Переведите 501 ₽' } : {}),
    }))}
  />
)
const announcement = () => screen.getByRole('status').textContent

describeComponent('PaymentTimeline', (probe) => timeline(['done', 'now'], probe))

describe('PaymentTimeline', () => {
  it('shows two steps of one name, and the local time of a step as its title', () => {
    const onError = vi.spyOn(console, 'error')
    const event = { label: 'Событие', state: 'done', time: '15:00 МСК', localTime: '19:00' } as const
    renderUi(
      <PaymentTimeline
        label="Ход платежа"
        steps={[event, event]}
        stateTexts={{ done: 'Готово', now: 'Сейчас', next: 'Впереди', ended: 'Итог' }}
      />,
    )
    expect(screen.getAllByText('15:00 МСК').map(({ title }) => title)).toEqual(['19:00', '19:00'])
    expect(onError).not.toHaveBeenCalled()
  })

  it('lists the steps in order, with their state as a word', () => {
    renderUi(timeline(['done', 'now']))
    const items = within(screen.getByRole('list', { name: 'Ход платежа' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Готово: Заявка создана',
      'Сейчас: Ждём перевод12:04Переведите 501 ₽',
      'Впереди: Деньги на балансе',
    ])
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  it('announces a new step once, and not the one it opens with', () => {
    const { rerender } = renderUi(timeline(['now']))
    expect(announcement()).toBe('')
    rerender(timeline(['done', 'now']))
    expect(announcement()).toBe('Сейчас: Ждём перевод')
    const { firstChild } = screen.getByRole('status')
    rerender(timeline(['done', 'now']))
    expect(screen.getByRole('status').firstChild).toBe(firstChild)
  })

  it('announces the last step when the payment is finished', () => {
    const { rerender } = renderUi(timeline(['done', 'now']))
    rerender(timeline(['done', 'done', 'done']))
    expect(announcement()).toBe('Готово: Деньги на балансе')
  })
})
