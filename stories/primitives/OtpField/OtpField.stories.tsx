import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpField } from '#ui/index.ts'
import { standing } from '#stories/fixtures/winners.ts'

const repeat = { label: 'Отправить ещё раз', onPress: fn() }

const meta = {
  title: 'Primitives/OtpField',
  component: OtpField,
  args: { label: 'Код из SMS', length: 6, value: '', onValueChange: fn(), onComplete: fn(), resend: repeat },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <OtpField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { hint: 'Отправлен на +7 999 123-45-67' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('284 613')
    await expect(args.onComplete).toHaveBeenCalledWith('284613')
    await userEvent.keyboard('{Backspace}5')
    await userEvent.paste('117 604')
    await expect(canvas.getByRole('textbox')).toHaveValue('117604')
    await userEvent.paste('284 615')
    await expect(canvas.getByRole('textbox')).toHaveValue('284615')
    await expect(args.onComplete).toHaveBeenLastCalledWith('284615')
  },
}

export const Waiting: Story = {
  args: { resend: { ...repeat, countdown: { label: 'Ещё раз можно через', remaining: standing(105) } } },
}

export const Wrong: Story = { args: { value: '284613', error: 'Неверный код' } }

/** The code is being resent: the button is busy. */
export const Repeating: Story = {
  args: { resend: { ...repeat, busy: true } },
  play: async ({ canvas }) => {
    repeat.onPress.mockClear()
    await userEvent.click(canvas.getByRole('button', { busy: true }))
    await expect(repeat.onPress).not.toHaveBeenCalled()
  },
}
