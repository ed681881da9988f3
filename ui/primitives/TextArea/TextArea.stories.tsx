import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextArea } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: {
    label: localized({ ru: 'Сообщение', en: 'Message' }),
    hint: localized({ ru: 'До 1000 знаков', en: 'Up to 1,000 characters' }),
    value: '',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <TextArea
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Growing: Story = {
  parameters: ownFrame(240),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox')
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
  },
}

export const Invalid: Story = {
  args: { error: localized({ ru: 'Напишите хоть слово', en: 'Write a message' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription()
  },
}
