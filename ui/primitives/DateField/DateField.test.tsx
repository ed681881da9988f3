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

  it.each([
    ['День', '08.02.1990', '1990-2-8'],
    ['День', '1990-02-08', '1990-2-8'],
    ['День', '8 февраля 1990 г.', '1990-2-8'],
    ['Год', '08—02—1990', '1990-2-8'],
    ['День', '08.02.90', '90-2-8'],
    ['День', '０８', '--08'],
    ['Год', '１９９０', '1990--'],
    // Nothing is cut: the player sees the mistake.
    ['День', '8.2', '--82'],
    ['День', '123', '--123'],
    ['Год', '19901', '19901--'],
  ])('takes a pasted text: «%s», %j', async (name, text, value) => {
    const onChange = vi.fn<(value: string) => void>()
    renderUi(<ControlledDateField onChange={onChange} />)
    await userEvent.click(screen.getByRole('textbox', { name }))
    await userEvent.paste(text)
    expect(onChange.mock.calls).toEqual([[value]])
  })

  it('deletes one digit of a long pasted text at a time', async () => {
    renderUi(<ControlledDateField />)
    const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'День' })
    await userEvent.click(day)
    await userEvent.paste('1234')
    await userEvent.keyboard('5{Backspace}')
    expect(day.value).toBe('123')
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
