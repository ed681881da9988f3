import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateField } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const months = [
  localized({ ru: 'января', en: 'January' }),
  localized({ ru: 'февраля', en: 'February' }),
  localized({ ru: 'марта', en: 'March' }),
  localized({ ru: 'апреля', en: 'April' }),
  localized({ ru: 'мая', en: 'May' }),
  localized({ ru: 'июня', en: 'June' }),
  localized({ ru: 'июля', en: 'July' }),
  localized({ ru: 'августа', en: 'August' }),
  localized({ ru: 'сентября', en: 'September' }),
  localized({ ru: 'октября', en: 'October' }),
  localized({ ru: 'ноября', en: 'November' }),
  localized({ ru: 'декабря', en: 'December' }),
]

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: localized({ ru: 'Дата рождения', en: 'Date of birth' }),
    dayLabel: localized({ ru: 'День', en: 'Day' }),
    monthLabel: localized({ ru: 'Месяц', en: 'Month' }),
    yearLabel: localized({ ru: 'Год', en: 'Year' }),
    months,
    monthPlaceholder: localized({ ru: 'Выберите', en: 'Choose' }),
    value: '',
    onValueChange: fn(),
    birthday: true,
    hint: localized({ ru: 'Играть можно с 18 лет', en: 'You must be 18 or older to play' }),
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

export const Invalid: Story = {
  args: { value: '--5', error: localized({ ru: 'Укажите дату рождения', en: 'Enter your date of birth' }) },
}

export const Disabled: Story = { args: { value: '1990-02-28', disabled: true } }
