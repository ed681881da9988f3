import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { FactList } from './FactList.tsx'

const facts = [
  { id: 'fund', label: 'Фонд', value: '500 000 ₽', money: true },
  { id: 'places', label: 'Мест', value: '40' },
]

describeComponent('FactList', (probe) => <FactList {...probe} facts={facts} />)

it.each([false, true, 'phone'] as const)('FactList with rows=%s keeps the gold of money', (rows) => {
  renderUi(<FactList facts={facts} rows={rows} />)
  expect(screen.getByText('500 000 ₽').hasAttribute('data-money')).toBe(true)
  expect(screen.getByText('40').hasAttribute('data-money')).toBe(false)
})

it('FactList pairs each value with its label', () => {
  renderUi(<FactList facts={facts} dense />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Фонд', 'Мест'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['500 000 ₽', '40'])
})
