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

it('FactList pairs each value with its label', () => {
  renderUi(<FactList facts={facts} dense />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Фонд', 'Мест'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['500 000 ₽', '40'])
})
