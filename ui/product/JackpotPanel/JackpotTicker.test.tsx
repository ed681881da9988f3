import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { JackpotTicker } from './JackpotTicker.tsx'

const ticker = (probe?: ProbeProps) => (
  <JackpotTicker {...probe} label="Джекпоты" pots={[{ id: 1, name: 'Мини', total: '6 719 ₽' }]} />
)

describeComponent('JackpotTicker', ticker)

it('JackpotTicker exposes each amount as one text and does not announce changes', () => {
  const { container } = renderUi(ticker())
  expect(within(screen.getByRole('region', { name: 'Джекпоты' })).getByText('6 719 ₽')).toBeTruthy()
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})
