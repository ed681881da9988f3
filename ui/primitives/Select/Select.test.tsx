import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Select, type SelectProps } from './Select.tsx'

type Document = 'passport' | 'licence'
const options = [
  { value: 'passport', label: 'Паспорт' },
  { value: 'licence', label: 'Водительское удостоверение' },
] as const

function Chosen({ start = '', ...rest }: Partial<SelectProps<Document>> & { start?: Document | '' }) {
  const [value, setValue] = useState(start)
  return <Select {...rest} label="Документ" options={options} value={value} onValueChange={setValue} />
}
const list = () => screen.getByRole('combobox', { name: 'Документ' })
const shown = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

describeComponent('Select', () => <Chosen placeholder="Не выбран" hint="С фотографией" error="Обязательное поле" />)
describeForwardedProps<HTMLSelectElement>('Select', (probe) => <Chosen {...probe} />)

describe('Select', () => {
  it('shows its placeholder until something is chosen, and never again', async () => {
    renderUi(<Chosen placeholder="Не выбран" />)
    expect(list()).toHaveProperty('value', '')
    expect(document.querySelector('option')?.textContent).toBe('Не выбран')
    await userEvent.selectOptions(list(), 'Водительское удостоверение')
    expect(list()).toHaveProperty('value', 'licence')
    expect(screen.queryByText('Не выбран')).toBeNull()
  })

  it('has nothing chosen without a placeholder either', () => {
    renderUi(<Chosen />)
    expect(list()).toHaveProperty('value', '')
  })

  it('shows what is chosen', () => {
    renderUi(<Chosen start="licence" placeholder="Не выбран" />)
    expect(shown()).toEqual(['Водительское удостоверение'])
  })

  it('is told with its hint and its error', () => {
    renderUi(<Chosen hint="С фотографией" error="Обязательное поле" />)
    const told = list().getAttribute('aria-describedby')?.split(' ')
    expect(told?.map((id) => document.getElementById(id)?.textContent)).toEqual(['С фотографией', 'Обязательное поле'])
    expect(list().getAttribute('aria-invalid')).toBe('true')
  })
})
