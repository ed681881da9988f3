import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChoiceSheet } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { cardMethod, sbpMethod, transferMethod, unavailableMethod } from '#stories/fixtures/payment-methods.tsx'

const methods = [transferMethod, cardMethod, sbpMethod, unavailableMethod]

const meta = {
  title: 'Product/ChoiceSheet',
  component: ChoiceSheet,
  args: {
    label: localized({ ru: 'Чем пополнить', en: 'Deposit with' }),
    placeholder: localized({ ru: 'Выберите, чем пополнить', en: 'Choose how to deposit' }),
    choices: methods,
    value: 'transfer',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <ChoiceSheet {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof ChoiceSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Methods: Story = {}

export const NoneChosen: Story = { args: { value: '' } }

export const Wrong: Story = {
  args: { value: '', error: localized({ ru: 'Выберите, чем пополнить', en: 'Choose how to deposit' }) },
}

export const Unavailable: Story = { args: { value: 'crypto' } }

/** On a phone, the row opens the sheet; a tap chooses and closes it. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const row = canvas.queryByRole('button')
    if (row === null) return
    await userEvent.click(row)
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('radio', { name: /СБП|SBP/u }))
    await expect(canvas.getByRole('button')).toHaveTextContent(/СБП|SBP/u)
  },
}
