import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const options = [
  { id: 1, label: 'Polar Works' },
  { id: 2, label: 'Kometa' },
]

function ControlledMultiSelect({ start = [], ...rest }: Partial<MultiSelectProps> & { start?: readonly number[] }) {
  const [value, setValue] = useState<ReadonlySet<number>>(new Set(start))
  return <MultiSelect {...rest} label="Провайдеры" options={options} value={value} onValueChange={setValue} />
}

describeComponent('MultiSelect', (probe) => <ControlledMultiSelect {...probe} />)

describe('MultiSelect', () => {
  it('shows the number of selected options on its button', async () => {
    renderUi(<ControlledMultiSelect start={[2]} />)
    expect(screen.getByRole('button', { name: 'Провайдеры: 1' })).toBeTruthy()
  })

  it('stays open while selecting and restores focus on Escape', async () => {
    renderUi(<ControlledMultiSelect />)
    const button = screen.getByRole('button', { name: 'Провайдеры' })
    await userEvent.click(button)
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
    expect(screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)).toEqual([
      'Polar Works',
      'Kometa',
    ])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(button)
    expect(button.textContent).toBe('Провайдеры: 2')
  })
})
