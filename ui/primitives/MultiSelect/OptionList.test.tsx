import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { OptionList, type OptionListProps } from './OptionList.tsx'

const names = ['Copper Gong', 'Fox & Key', 'Kometa', 'Meridian', 'Night Tram', 'North Ring', 'Pine Nut Labs']
const manyNames = [...names, 'Polar Works', 'Pole Nine', 'Quanta & Co', 'Sandbox House', 'Titmouse']
const toOptions = (labels: readonly string[]) => labels.map((label, index) => ({ id: index + 1, label }))
const search = { label: 'Найти провайдера', emptyText: 'Такого провайдера нет' }

function ControlledOptionList({
  labels = names,
  start = [],
  ...rest
}: { labels?: string[]; start?: number[] } & Partial<OptionListProps>) {
  const [value, setValue] = useState<ReadonlySet<number>>(new Set(start))
  return <OptionList {...rest} label="Провайдеры" options={toOptions(labels)} value={value} onValueChange={setValue} />
}

const selectedTexts = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)
const activeText = () => {
  const id = screen.getByRole('listbox').getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describeComponent('OptionList', (probe) => (
  <ControlledOptionList {...probe} labels={manyNames} start={[2]} search={search} />
))

describe('OptionList', () => {
  it('selects "all" when the value is empty', () => {
    renderUi(<ControlledOptionList />)
    expect(selectedTexts()).toEqual(['Все'])
  })

  it('toggles options and clears them with "all"', async () => {
    renderUi(<ControlledOptionList />)
    await userEvent.click(screen.getByRole('option', { name: 'Kometa' }))
    await userEvent.click(screen.getByRole('option', { name: 'Meridian' }))
    await userEvent.click(screen.getByRole('option', { name: 'Kometa' }))
    expect(selectedTexts()).toEqual(['Meridian'])
    await userEvent.click(screen.getByRole('option', { name: 'Все' }))
    expect(selectedTexts()).toEqual(['Все'])
  })

  it('moves by arrows, Home, End and typing, and selects with Space and Enter', async () => {
    renderUi(<ControlledOptionList autoFocus />)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(activeText()).toBe('Copper Gong')
    await userEvent.keyboard('{End}')
    expect(activeText()).toBe('Pine Nut Labs')
    await userEvent.keyboard('{Home}')
    expect(activeText()).toBe('Все')
    await userEvent.keyboard('n')
    expect(activeText()).toBe('Night Tram')
    await userEvent.keyboard('n{Enter}')
    expect(selectedTexts()).toEqual(['North Ring'])
  })

  it('does not wrap around', async () => {
    renderUi(<ControlledOptionList autoFocus />)
    await userEvent.keyboard('{ArrowUp}')
    expect(activeText()).toBe('Все')
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(activeText()).toBe('Pine Nut Labs')
  })

  it('has a search field only for a long list', () => {
    const { unmount } = renderUi(<ControlledOptionList labels={names} search={search} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    renderUi(<ControlledOptionList labels={manyNames} search={search} />)
    expect(screen.getByRole('combobox', { name: 'Найти провайдера' })).toBeTruthy()
  })

  it('selects from the search field and keeps the earlier selection', async () => {
    renderUi(<ControlledOptionList labels={manyNames} search={search} start={[1]} autoFocus />)
    await userEvent.keyboard('pol{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Polar Works', 'Pole Nine'])
    await userEvent.keyboard('{Escape}')
    expect(selectedTexts()).toEqual(['Copper Gong', 'Pole Nine'])
  })

  it('announces that nothing was found', async () => {
    renderUi(<ControlledOptionList labels={manyNames} search={search} autoFocus />)
    await userEvent.keyboard('яяя{Enter}')
    expect(screen.getByRole('status').textContent).toBe('Такого провайдера нет')
    expect(screen.queryByRole('option')).toBeNull()
  })
})
