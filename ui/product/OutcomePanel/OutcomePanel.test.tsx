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

it('OutcomePanel shows its title, text and actions', () => {
  renderUi(panel())
  expect(screen.getByRole('heading', { level: 1, name: 'Платёж не прошёл' })).toBeTruthy()
  expect(screen.getByText('Заявка отменена.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'В кассу' })).toBeTruthy()
})
