import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { WagerProgress } from './WagerProgress.tsx'

const wager = (remaining: number, probe?: ProbeProps) => (
  <WagerProgress
    {...probe}
    label="Отыгрыш бонуса"
    remaining={remaining}
    total={1500}
    wageredText="600 ₽ из 1 500 ₽"
    remainingText="Осталось 900 ₽"
    note="До 30 ноября"
  />
)

describeComponent('WagerProgress', (probe) => wager(900, probe))

it('WagerProgress shows the wagered part and the remaining amount', () => {
  renderUi(wager(900))
  const bar = screen.getByRole('progressbar', { name: 'Отыгрыш бонуса' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['40', '600 ₽ из 1 500 ₽'])
  expect(screen.getByText('Осталось 900 ₽')).toBeTruthy()
  expect(screen.getByText('До 30 ноября')).toBeTruthy()
})

it.each([
  [0, '100'],
  [1500, '0'],
  [1600, '0'],
])('WagerProgress with %d of 1500 remaining is at %s per cent', (remaining, percent) => {
  renderUi(wager(remaining))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
})
