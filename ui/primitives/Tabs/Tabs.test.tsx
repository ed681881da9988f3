import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Tabs, type Tab } from './Tabs.tsx'

const tabs: readonly [Tab, Tab, Tab] = [
  { id: 'weekly', label: 'Неделя', content: 'Победители недели' },
  { id: 'monthly', label: 'Месяц', content: <input aria-label="Месяц" /> },
  { id: 'jackpot', label: 'Джекпот', content: 'Джекпоты' },
]

describeComponent('Tabs', () => <Tabs label="Победители" tabs={tabs} />)
describeForwardedProps<HTMLDivElement>('Tabs', (probe) => <Tabs {...probe} label="Победители" tabs={tabs} />)

describe('Tabs', () => {
  it('moves by arrows and jumps to its ends', async () => {
    renderUi(<Tabs label="Победители" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Месяц')
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Неделя')
  })

  it('makes a panel at its first visit and keeps it, out of the reach of the keyboard', async () => {
    renderUi(<Tabs label="Победители" tabs={tabs} />)
    expect(document.querySelector('input')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Месяц' }))
    await userEvent.type(screen.getByRole('textbox'), 'май')
    await userEvent.click(screen.getByRole('tab', { name: 'Неделя' }))
    const kept = document.querySelector('input')
    expect(kept?.value).toBe('май')
    expect(kept?.closest('[inert]')).not.toBeNull()
  })

  it('begins where it was told to', () => {
    renderUi(<Tabs label="Победители" tabs={tabs} defaultValue="jackpot" />)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
  })

  it('goes where it is told to later, unless somebody has chosen by then', async () => {
    const asTold = (defaultValue?: string) => (
      <Tabs label="Победители" tabs={tabs} {...(defaultValue === undefined ? {} : { defaultValue })} />
    )
    const { rerender } = renderUi(asTold())
    rerender(asTold('jackpot'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
    expect(screen.getByRole('tabpanel', { name: 'Джекпот' }).textContent).toBe('Джекпоты')
    await userEvent.click(screen.getByRole('tab', { name: 'Джекпот' }))
    rerender(asTold('monthly'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Джекпот')
  })

  it('is led by its owner where it has one', async () => {
    const asked = vi.fn()
    renderUi(<Tabs label="Победители" tabs={tabs} value="weekly" onValueChange={asked} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Джекпот' }))
    expect(asked).toHaveBeenCalledWith('jackpot')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Неделя')
  })
})
