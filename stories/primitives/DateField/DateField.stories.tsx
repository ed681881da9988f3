import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateField } from '#ui/index.ts'

const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: 'Дата рождения',
    dayLabel: 'День',
    monthLabel: 'Месяц',
    yearLabel: 'Год',
    months,
    monthPlaceholder: 'Выберите',
    value: '',
    onValueChange: fn(),
    birthday: true,
    hint: 'Играть можно с 18 лет',
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <DateField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const [day, year] = canvas.getAllByRole('textbox')
    if (day === undefined || year === undefined) throw new Error('A date has three parts.')
    await userEvent.type(day, '28')
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2')
    await userEvent.type(year, '1990')
    await expect(day).toHaveValue('28')
    await expect(year).toHaveValue('1990')
  },
}

export const Filled: Story = { args: { value: '1990-02-28' } }

export const Invalid: Story = { args: { value: '--5', error: 'Укажите дату рождения' } }

export const Disabled: Story = { args: { value: '1990-02-28', disabled: true } }
