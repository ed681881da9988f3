import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChoiceSheet, PaymentMark, type ChoiceCard } from '#ui/index.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'

const facts = (fee: string, amount: string) => [
  { label: 'Комиссия', value: fee },
  { label: 'Сумма', value: amount },
]
const methods: ChoiceCard<string>[] = [
  {
    value: 'transfer',
    label: 'Перевод на карту',
    picture: <PaymentMark kind="transfer" />,
    facts: facts('нет', '300–15\u00a0000\u00a0₽'),
  },
  {
    value: 'card',
    label: 'Банковская карта',
    picture: <PaymentMark kind="card" />,
    facts: facts('нет', '300–15\u00a0000\u00a0₽'),
  },
  { value: 'sbp', label: 'СБП', picture: <PaymentMark kind="sbp" />, facts: facts('нет', '500–15\u00a0000\u00a0₽') },
  {
    value: 'crypto',
    label: 'Криптокошелёк',
    picture: <PaymentMark kind="crypto" />,
    disabledReason: 'Сейчас недоступен. Откроется сам, когда заработает.',
  },
]

const meta = {
  title: 'Product/ChoiceSheet',
  component: ChoiceSheet,
  args: {
    label: 'Чем пополнить',
    placeholder: 'Выберите, чем пополнить',
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

export const Wrong: Story = { args: { value: '', error: 'Выберите, чем пополнить' } }

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
