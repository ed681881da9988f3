import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordField, Stack } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: localized({ ru: 'Пароль', en: 'Password' }), purpose: 'current', value: '', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <PasswordField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Weak: Story = {
  args: {
    purpose: 'new',
    value: 'qwerty',
    hint: localized({ ru: 'Не короче 6 знаков', en: 'At least 6 characters' }),
    strength: { score: 1, label: localized({ ru: 'Слабый', en: 'Weak' }) },
  },
}

/** Strengths between weak and strong. */
export const Between: Story = {
  args: { purpose: 'new' },
  render: (args, { globals }) => (
    <Stack gap={4}>
      <PasswordField
        {...args}
        value={pickText({ ru: 'осень2026', en: 'autumn2026' }, globals['language'])}
        strength={{ score: 2, label: pickText({ ru: 'Средний', en: 'Fair' }, globals['language']) }}
      />
      <PasswordField
        {...args}
        value={pickText({ ru: 'осень-2026-дом', en: 'autumn-2026-home' }, globals['language'])}
        strength={{ score: 3, label: pickText({ ru: 'Хороший', en: 'Good' }, globals['language']) }}
      />
    </Stack>
  ),
}

export const Strong: Story = {
  args: {
    purpose: 'new',
    value: localized({ ru: 'четыре разных слова', en: 'four different words' }),
    strength: { score: 4, label: localized({ ru: 'Надёжный', en: 'Strong' }) },
  },
}

export const Invalid: Story = {
  args: { value: '12345', error: localized({ ru: 'Пароль слишком короткий', en: 'Password is too short' }) },
}

export const Shown: Story = {
  parameters: ownFrame(120),
  args: { value: localized({ ru: 'тайна', en: 'secret' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByDisplayValue(/^(тайна|secret)$/u)
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button'))
    await expect(field).toHaveAttribute('type', 'text')
  },
}

export const CapitalsLocked: Story = {
  parameters: ownFrame(150),
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector('input')
    if (field === null) throw new Error('There is no field.')
    await userEvent.type(field, '{CapsLock}a')
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock')
    await expect(field).toHaveValue('a')
  },
}
