import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateField } from '#ui/index.ts'
import { dateParts } from '#stories/fixtures/date-parts.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: localized({ ru: 'Дата рождения', en: 'Date of birth' }),
    ...dateParts,
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
