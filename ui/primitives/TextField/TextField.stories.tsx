import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '#ui/index.ts'
import { useState } from 'react'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: localized({ ru: 'Телефон или e-mail', en: 'Phone or email' }), value: '', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <TextField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WithHint: Story = {
  args: { hint: localized({ ru: 'Мы пришлём код на этот адрес', en: 'We’ll send a code to this address' }) },
}

export const Invalid: Story = {
  args: { error: localized({ ru: 'Неверный e-mail', en: 'Invalid email' }), value: 'ivan@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription()
  },
}

export const Search: Story = {
  args: {
    type: 'search',
    icon: 'search',
    label: localized({ ru: 'Найти игру', en: 'Find a game' }),
    labelHidden: true,
    placeholder: localized({ ru: 'Найти игру или провайдера', en: 'Find a game or provider' }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'fox')
    await expect(field).toHaveValue('fox')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true, value: 'ivan@example.org' } }

export const ReadOnly: Story = {
  args: { readOnly: true, value: 'ivan@example.org', hint: localized({ ru: 'Подтверждено', en: 'Confirmed' }) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('ivan@example.org')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
