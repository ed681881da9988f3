import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Segmented } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Segmented',
  component: Segmented,
  args: {
    label: 'Способ регистрации',
    segments: [
      { value: 'phone', label: 'Телефон' },
      { value: 'email', label: 'E-mail' },
    ],
    value: 'phone',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <Segmented {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    if (first === undefined || second === undefined) throw new Error('There are not two.')
    await userEvent.click(second)
    await expect(second).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(first).toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Segments as wide as their words. */
export const Fit: Story = {
  args: {
    fit: true,
    segments: [
      { value: 'phone', label: 'Да' },
      { value: 'email', label: 'Электронная почта' },
    ],
  },
}
