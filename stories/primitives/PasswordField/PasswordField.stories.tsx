import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordField, Stack } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', purpose: 'current', value: '', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <PasswordField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Weak: Story = {
  args: { purpose: 'new', value: 'qwerty', hint: 'Не короче 6 знаков', strength: { score: 1, label: 'Слабый' } },
}

/** Strengths between weak and strong. */
export const Between: Story = {
  args: { purpose: 'new' },
  render: (args, { globals }) => (
    <Stack gap={4}>
      <PasswordField {...args} value="осень2026" strength={{ score: 2, label: say('Средний', globals['language']) }} />
      <PasswordField
        {...args}
        value="осень-2026-дом"
        strength={{ score: 3, label: say('Хороший', globals['language']) }}
      />
    </Stack>
  ),
}

export const Strong: Story = {
  args: { purpose: 'new', value: 'четыре разных слова', strength: { score: 4, label: 'Надёжный' } },
}

export const Invalid: Story = { args: { value: '12345', error: 'Пароль слишком короткий' } }

export const Shown: Story = {
  args: { value: 'тайна' },
  play: async ({ canvas }) => {
    const field = canvas.getByDisplayValue('тайна')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button'))
    await expect(field).toHaveAttribute('type', 'text')
  },
}

export const CapitalsLocked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector('input')
    if (field === null) throw new Error('There is no field.')
    await userEvent.type(field, '{CapsLock}a')
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock')
    await expect(field).toHaveValue('a')
  },
}
