import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { WagerProgress } from './WagerProgress.tsx'

const wager = (left: number) => (
  <WagerProgress
    label="Отыгрыш бонуса"
    left={left}
    total={1500}
    doneText="600 ₽ из 1 500 ₽"
    leftText="Осталось 900 ₽"
    note="До 30 ноября"
  />
)

describeComponent('WagerProgress', () => wager(900))

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
])('WagerProgress with %d of 1500 left is at %s per cent', (left, percent) => {
  renderUi(wager(left))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
})
