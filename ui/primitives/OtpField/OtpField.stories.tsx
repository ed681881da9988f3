import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpField } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { standing } from '#stories/fixtures/winners.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const repeat = { label: localized({ ru: 'Отправить ещё раз', en: 'Resend' }), onPress: fn() }

const meta = {
  title: 'Primitives/OtpField',
  component: OtpField,
  args: {
    label: localized({ ru: 'Код из SMS', en: 'Code from the text message' }),
    length: 6,
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
    resend: repeat,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <OtpField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  parameters: ownFrame(210),
  args: { hint: localized({ ru: 'Отправлен на +7 999 123-45-67', en: 'Sent to +7 999 123-45-67' }) },
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
  args: {
    resend: {
      ...repeat,
      countdown: { label: localized({ ru: 'Ещё раз можно через', en: 'Resend in' }), remaining: standing(105) },
    },
  },
}

export const Wrong: Story = {
  args: { value: '284613', error: localized({ ru: 'Неверный код', en: 'Incorrect code' }) },
}

/** The code is being resent: the button is busy. */
export const Repeating: Story = {
  args: { resend: { ...repeat, busy: true } },
  play: async ({ canvas }) => {
    repeat.onPress.mockClear()
    await userEvent.click(canvas.getByRole('button', { busy: true }))
    await expect(repeat.onPress).not.toHaveBeenCalled()
  },
}
