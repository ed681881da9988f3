import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'

describeComponent('HistoryPanel', (probe) => (
  <HistoryPanel {...probe} title="История" month="Ноябрь">
    <p>Пусто</p>
  </HistoryPanel>
))

it('HistoryPanel is a region with its controls, its sums and the list', () => {
  renderUi(
    <HistoryPanel
      title="История"
      month="Ноябрь"
      lists="Платежи"
      filter="Выводы"
      totals={[{ id: 'in', label: 'Пополнили', value: '4 501 ₽' }]}
    >
      <p>Список</p>
    </HistoryPanel>,
  )
  expect(screen.getByRole('region', { name: 'История' }).textContent).toBe(
    'ИсторияНоябрьПлатежиВыводыПополнили4 501 ₽Список',
  )
  expect(screen.getByRole('definition').textContent).toBe('4 501 ₽')
})
