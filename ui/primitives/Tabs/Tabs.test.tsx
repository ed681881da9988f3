import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Tabs, type Tab } from './Tabs.tsx'

const tabs: readonly [Tab, Tab, Tab] = [
  { id: 'weekly', label: 'Неделя', content: 'Победители недели' },
  { id: 'monthly', label: 'Месяц', content: <input aria-label="Месяц" /> },
  { id: 'jackpot', label: 'Джекпот', content: 'Джекпоты' },
]

describeComponent('Tabs', (probe) => <Tabs {...probe} label="Победители" tabs={tabs} />)

describe('Tabs', () => {
  it('moves by arrows, Home and End', async () => {
    renderUi(<Tabs label="Победители" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Месяц')
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Неделя')
  })

  it('mounts a panel on its first visit and keeps it inert afterwards', async () => {
    renderUi(<Tabs label="Победители" tabs={tabs} />)
    expect(document.querySelector('input')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Месяц' }))
    await userEvent.type(screen.getByRole('textbox'), 'май')
    await userEvent.click(screen.getByRole('tab', { name: 'Неделя' }))
    const hiddenInput = document.querySelector('input')
    expect(hiddenInput?.value).toBe('май')
    expect(hiddenInput?.closest('[inert]')).not.toBeNull()
  })

  it('has the heading above the list, and what belongs to all tabs after it', () => {
    renderUi(<Tabs label="Победители" tabs={tabs} heading={<h1>Выигрыши</h1>} beside={<p>Баланс</p>} />)
    const [heading, list, beside] = [
      screen.getByRole('heading'),
      screen.getByRole('tablist'),
      screen.getByText('Баланс'),
    ]
    const isFollowed = (first: Node, second: Node) =>
      (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect([isFollowed(heading, list), isFollowed(list, beside)]).toEqual([true, true])
  })

  it('opens the default tab initially', () => {
    renderUi(<Tabs label="Победители" tabs={tabs} defaultValue="jackpot" />)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
  })

  it('follows a changed defaultValue until the user selects a tab', async () => {
    const withDefault = (defaultValue?: string) => (
      <Tabs label="Победители" tabs={tabs} {...(defaultValue === undefined ? {} : { defaultValue })} />
    )
    const { rerender } = renderUi(withDefault())
    rerender(withDefault('jackpot'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
    expect(screen.getByRole('tabpanel', { name: 'Джекпот' }).textContent).toBe('Джекпоты')
    await userEvent.click(screen.getByRole('tab', { name: 'Джекпот' }))
    rerender(withDefault('monthly'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
  })

  it('is controlled by `value`', async () => {
    const onValueChange = vi.fn()
    renderUi(<Tabs label="Победители" tabs={tabs} value="weekly" onValueChange={onValueChange} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Джекпот' }))
    expect(onValueChange).toHaveBeenCalledWith('jackpot')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Неделя')
  })

  it('counts the items of a tab in its name', () => {
    renderUi(<Tabs label="Победители" tabs={[{ ...tabs[0], count: 2 }, tabs[1]]} />)
    expect(screen.getByRole('tab', { name: 'Неделя 2' })).toBeTruthy()
  })
})
