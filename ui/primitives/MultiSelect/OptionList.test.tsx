import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { OptionList, type OptionListProps } from './OptionList.tsx'

const names = ['Copper Gong', 'Fox & Key', 'Kometa', 'Meridian', 'Night Tram', 'North Ring', 'Pine Nut Labs']
const many = [...names, 'Polar Works', 'Pole Nine', 'Quanta & Co', 'Sandbox House', 'Titmouse']
const asOptions = (labels: readonly string[]) => labels.map((label, at) => ({ id: at + 1, label }))
const search = { label: 'Найти провайдера', nothingFound: 'Такого провайдера нет' }

function Chosen({
  labels = names,
  start = [],
  ...rest
}: { labels?: string[]; start?: number[] } & Partial<OptionListProps>) {
  const [value, setValue] = useState<ReadonlySet<number>>(new Set(start))
  return <OptionList {...rest} label="Провайдеры" options={asOptions(labels)} value={value} onValueChange={setValue} />
}

const chosen = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)
const active = () => {
  const id = screen.getByRole('listbox').getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describeComponent('OptionList', () => <Chosen labels={many} start={[2]} search={search} />)
describeForwardedProps<HTMLDivElement>('OptionList', (probe) => <Chosen {...probe} />)

describe('OptionList', () => {
  it('has everything chosen when nothing is', () => {
    renderUi(<Chosen />)
    expect(chosen()).toEqual(['Все'])
  })

  it('chooses several, lets go of one, and returns to everything', async () => {
    renderUi(<Chosen />)
    await userEvent.click(screen.getByRole('option', { name: 'Kometa' }))
    await userEvent.click(screen.getByRole('option', { name: 'Meridian' }))
    await userEvent.click(screen.getByRole('option', { name: 'Kometa' }))
    expect(chosen()).toEqual(['Meridian'])
    await userEvent.click(screen.getByRole('option', { name: 'Все' }))
    expect(chosen()).toEqual(['Все'])
  })

  it('goes by arrows, Home, End and letters, and chooses by Space and Enter', async () => {
    renderUi(<Chosen autoFocus />)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(active()).toBe('Copper Gong')
    await userEvent.keyboard('{End}')
    expect(active()).toBe('Pine Nut Labs')
    await userEvent.keyboard('{Home}')
    expect(active()).toBe('Все')
    await userEvent.keyboard('n')
    expect(active()).toBe('Night Tram')
    await userEvent.keyboard('n{Enter}')
    expect(chosen()).toEqual(['North Ring'])
  })

  it('stays at its ends', async () => {
    renderUi(<Chosen autoFocus />)
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Все')
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(active()).toBe('Pine Nut Labs')
  })

  it('can be searched where it is long, and only there', () => {
    const { unmount } = renderUi(<Chosen labels={names} search={search} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    renderUi(<Chosen labels={many} search={search} />)
    expect(screen.getByRole('combobox', { name: 'Найти провайдера' })).toBeTruthy()
  })

  it('chooses from its search without leaving it, and keeps what was chosen before', async () => {
    renderUi(<Chosen labels={many} search={search} start={[1]} autoFocus />)
    await userEvent.keyboard('pol{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Polar Works', 'Pole Nine'])
    await userEvent.keyboard('{Escape}')
    expect(chosen()).toEqual(['Copper Gong', 'Pole Nine'])
  })

  it('says when nothing was found', async () => {
    renderUi(<Chosen labels={many} search={search} autoFocus />)
    await userEvent.keyboard('яяя{Enter}')
    expect(screen.getByRole('status').textContent).toBe('Такого провайдера нет')
    expect(screen.queryByRole('option')).toBeNull()
  })
})
