import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Accordion } from './Accordion.tsx'

const items = [
  { id: 'deposit', title: 'Как пополнить счёт?', content: 'В кассе.' },
  { id: 'payout', title: 'Как быстро приходит выплата?', content: 'В течение трёх часов.' },
]

describeComponent('Accordion', (probe) => (
  <Accordion {...probe} items={items} headingLevel={2} defaultOpen={['deposit']} />
))

describe('Accordion', () => {
  it('toggles one item and leaves the others unchanged', async () => {
    renderUi(<Accordion items={items} headingLevel={2} defaultOpen={['deposit']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Как быстро приходит выплата?' }))
    expect(screen.getByText('В кассе.')).toBeTruthy()
    expect(screen.getByText('В течение трёх часов.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Как пополнить счёт?' }))
    expect(screen.queryByText('В кассе.')).toBeNull()
  })

  it('moves focus between headers with the arrow keys', async () => {
    renderUi(<Accordion items={items} headingLevel={2} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('button', { expanded: true }).textContent).toBe('Как быстро приходит выплата?')
  })

  it('renders its titles at the given heading level', () => {
    renderUi(<Accordion items={items} headingLevel={3} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })
})
