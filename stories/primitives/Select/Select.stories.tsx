import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '#ui/index.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Документ',
    placeholder: 'Выберите документ',
    options: [
      { value: 'passport', label: 'Паспорт' },
      { value: 'licence', label: 'Водительское удостоверение' },
      { value: 'abroad', label: 'Заграничный паспорт' },
    ],
    value: '',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <Select {...args} value={value} onValueChange={setValue} />
  },
  decorators: [narrow],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = {
  args: { hint: 'Понадобится его фотография' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox')
    await userEvent.selectOptions(list, 'licence')
    await expect(list).toHaveValue('licence')
  },
}

export const Invalid: Story = { args: { error: 'Обязательное поле' } }

export const Disabled: Story = { args: { value: 'passport', disabled: true } }
