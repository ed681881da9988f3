import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Segmented } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { destinationNames } from '#stories/fixtures/payment-names.ts'

const meta = {
  title: 'Primitives/Segmented',
  component: Segmented,
  args: {
    label: localized({ ru: 'Способ регистрации', en: 'Sign up with' }),
    segments: [
      { value: 'phone', label: destinationNames.phone },
      { value: 'email', label: localized({ ru: 'E-mail', en: 'Email' }) },
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
      { value: 'phone', label: localized({ ru: 'Да', en: 'Yes' }) },
      { value: 'email', label: localized({ ru: 'Электронная почта', en: 'Email address' }) },
    ],
  },
}
