import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: localized({ ru: 'Документ', en: 'Document' }),
    placeholder: localized({ ru: 'Выберите документ', en: 'Choose a document' }),
    options: [
      { value: 'passport', label: localized({ ru: 'Паспорт', en: 'Passport' }) },
      { value: 'licence', label: localized({ ru: 'Водительское удостоверение', en: 'Driving licence' }) },
      { value: 'abroad', label: localized({ ru: 'Заграничный паспорт', en: 'International passport' }) },
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
  args: { value: 'passport', hint: localized({ ru: 'Понадобится его фотография', en: 'You’ll need a photo of it' }) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox')
    await userEvent.selectOptions(list, 'licence')
    await expect(list).toHaveValue('licence')
  },
}

export const Invalid: Story = { args: { error: localized({ ru: 'Обязательное поле', en: 'Required field' }) } }

export const Disabled: Story = { args: { value: 'passport', disabled: true } }
