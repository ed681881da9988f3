import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

const months = 'января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря'.split(',')
interface ControlledDateFieldProps extends Partial<Omit<DateFieldProps, 'onChange'>> {
  initialValue?: string
  onChange?: (value: string) => void
}
function ControlledDateField({ initialValue = '', onChange, ...rest }: ControlledDateFieldProps) {
  const [value, setValue] = useState(initialValue)
  return (
    <DateField
      {...rest}
      label="Дата рождения"
      dayLabel="День"
      monthLabel="Месяц"
      yearLabel="Год"
      months={months}
      monthPlaceholder="Выберите"
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      birthday
      hint="Играть можно с 18 лет"
    />
  )
}

describeComponent('DateField', (probe) => <ControlledDateField {...probe} error="Укажите дату рождения" />)

describe('DateField', () => {
  it('is a group of day, month and year', async () => {
    const onChange = vi.fn<(value: string) => void>()
    renderUi(<ControlledDateField onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Дата рождения' })).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'День' }), '0x7')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'июля')
    await userEvent.type(screen.getByRole('textbox', { name: 'Год' }), '19905')
    expect(onChange).toHaveBeenLastCalledWith('1990-7-07')
  })

  it('shows its value without leading zeros', () => {
    renderUi(<ControlledDateField initialValue="1990-02-08" />)
    expect(screen.getByRole('textbox', { name: 'День' })).toHaveProperty('value', '8')
    expect(screen.getByRole('combobox', { name: 'Месяц' })).toHaveProperty('value', '2')
    expect(screen.getByRole('textbox', { name: 'Год' })).toHaveProperty('value', '1990')
  })

  it('describes each of the three fields by the hint and the error', () => {
    renderUi(<ControlledDateField error="Укажите дату рождения" />)
    for (const part of [...screen.getAllByRole('textbox'), screen.getByRole('combobox')]) {
      expect(part.getAttribute('aria-invalid')).toBe('true')
      const described = part.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
        'Играть можно с 18 лет',
        'Укажите дату рождения',
      ])
    }
  })

  it('supports browser autofill of a birthday', () => {
    renderUi(<ControlledDateField />)
    const fields = [screen.getByRole('textbox', { name: 'День' }), screen.getByRole('combobox')]
    expect(fields.map((part) => part.getAttribute('autocomplete'))).toEqual(['bday-day', 'bday-month'])
  })
})
