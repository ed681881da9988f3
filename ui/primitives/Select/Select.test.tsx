import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Select, type SelectProps } from './Select.tsx'

type Document = 'passport' | 'licence'
const options = [
  { value: 'passport', label: 'Паспорт' },
  { value: 'licence', label: 'Водительское удостоверение' },
] as const

function ControlledSelect({ start = '', ...rest }: Partial<SelectProps<Document>> & { start?: Document | '' }) {
  const [value, setValue] = useState(start)
  return <Select {...rest} label="Документ" options={options} value={value} onValueChange={setValue} />
}
const select = () => screen.getByRole('combobox', { name: 'Документ' })
const selectedTexts = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

describeComponent('Select', (probe) => (
  <ControlledSelect {...probe} placeholder="Не выбран" hint="С фотографией" error="Обязательное поле" />
))

describe('Select', () => {
  it('rejects a value that is no option, by type', () => {
    // @ts-expect-error there is no such option
    renderUi(<Select label="Документ" options={options} value="visa" onValueChange={() => undefined} />)
    expect(select()).toBeTruthy()
  })

  it('shows its placeholder until an option is selected', async () => {
    renderUi(<ControlledSelect placeholder="Не выбран" />)
    expect(select()).toHaveProperty('value', '')
    expect(document.querySelector('option')?.textContent).toBe('Не выбран')
    await userEvent.selectOptions(select(), 'Водительское удостоверение')
    expect(select()).toHaveProperty('value', 'licence')
    expect(screen.queryByText('Не выбран')).toBeNull()
  })

  it('has no selection without a placeholder either', () => {
    renderUi(<ControlledSelect />)
    expect(select()).toHaveProperty('value', '')
  })

  it('shows the selected option', () => {
    renderUi(<ControlledSelect start="licence" placeholder="Не выбран" />)
    expect(selectedTexts()).toEqual(['Водительское удостоверение'])
  })

  it('is described by its hint and error', () => {
    renderUi(<ControlledSelect hint="С фотографией" error="Обязательное поле" />)
    const descriptionIds = select().getAttribute('aria-describedby')?.split(' ')
    expect(descriptionIds?.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'С фотографией',
      'Обязательное поле',
    ])
    expect(select().getAttribute('aria-invalid')).toBe('true')
  })
})
