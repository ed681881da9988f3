import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'

const panel = (probe?: ProbeProps) => (
  <OutcomePanel {...probe} tone="negative" title="Платёж не прошёл" actions={<a href="/cashbox">В кассу</a>}>
    <p>Заявка отменена.</p>
  </OutcomePanel>
)

describeComponent('OutcomePanel', panel)

it('OutcomePanel reads title, text, facts, note and actions in this order', () => {
  const { container } = renderUi(
    <OutcomePanel
      wide
      tone="waiting"
      title="Проверяем платёж"
      facts={[{ id: 'sum', label: 'Сумма', value: '1 500 ₽' }]}
      note="Страницу можно закрыть"
      actions={<a href="/cashbox">В кассу</a>}
    >
      <p>Не платите второй раз.</p>
    </OutcomePanel>,
  )
  expect(container.textContent).toBe('Проверяем платёжНе платите второй раз.Сумма1 500 ₽Страницу можно закрытьВ кассу')
})

it('OutcomePanel shows its title, text and actions', () => {
  renderUi(panel())
  expect(screen.getByRole('heading', { level: 1, name: 'Платёж не прошёл' })).toBeTruthy()
  expect(screen.getByText('Заявка отменена.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'В кассу' })).toBeTruthy()
})
