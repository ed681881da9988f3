import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Accordion } from './Accordion.tsx'

const items = [
  { id: 'deposit', title: 'Как пополнить счёт?', content: 'В кассе.' },
  { id: 'payout', title: 'Как быстро приходит выплата?', content: 'В течение трёх часов.' },
] as const

function panelOf(text: string): Element {
  const panel = screen.getByText(text).closest('[role="region"]')
  if (panel === null) throw new Error(`"${text}" is in no panel.`)
  return panel
}

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
    expect(panelOf('В кассе.').getAttribute('hidden')).toBe('until-found')
    expect(panelOf('В течение трёх часов.').hasAttribute('hidden')).toBe(false)
  })

  it('opens the item in which search in the page has found something, and keeps the others open', () => {
    renderUi(<Accordion items={items} headingLevel={2} defaultOpen={['deposit']} />)
    act(() => void panelOf('В течение трёх часов.').dispatchEvent(new Event('beforematch')))
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2)
  })

  it('opens the item of a link, also when the link changes', () => {
    const linked = (targetId: string | null) => <Accordion items={items} headingLevel={2} targetId={targetId} />
    const { rerender } = renderUi(linked('payout'))
    const expanded = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
    expect(expanded()).toEqual(['Как быстро приходит выплата?'])
    expect(document.getElementById('payout')?.textContent).toContain('В течение трёх часов.')
    rerender(linked('deposit'))
    expect(expanded()).toEqual(['Как пополнить счёт?', 'Как быстро приходит выплата?'])
    rerender(linked(null))
    expect(expanded()).toHaveLength(2)
  })

  it('does not open a disabled item, and skips it with the arrow keys', async () => {
    const [deposit, payout] = items
    renderUi(
      <Accordion
        headingLevel={2}
        items={[deposit, { ...payout, disabled: true }, { id: 'limit', title: 'Какой предел?', content: '30 000 ₽.' }]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Как быстро приходит выплата?' }))
    act(() => void panelOf('В течение трёх часов.').dispatchEvent(new Event('beforematch')))
    expect(screen.queryByRole('button', { expanded: true })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Какой предел?')
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
