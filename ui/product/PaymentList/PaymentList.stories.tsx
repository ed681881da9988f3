import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PaymentList, PaymentMark, Surface, Text, type ListedPayment } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { directionNames, factLabels, methodNames, paymentStates } from '#stories/fixtures/payment-names.ts'

const payment = (id: string, change: Partial<ListedPayment>): ListedPayment => ({
  id,
  time: localized({ ru: '14:04\u00a0МСК', en: '14:04\u00a0MSK' }),
  mark: <PaymentMark kind="card" />,
  name: methodNames.card,
  kind: directionNames.deposit,
  account: '•••• 4417',
  tone: 'done',
  status: paymentStates.completed,
  note: '',
  amount: '+1\u00a0500\u00a0₽',
  isVoid: false,
  details: <Text>{localized({ ru: 'Заявка 4918205', en: 'Request 4918205' })}</Text>,
  ...change,
})

const meta = {
  title: 'Product/PaymentList',
  component: PaymentList,
  args: {
    titles: {
      time: localized({ ru: 'Когда', en: 'When' }),
      method: localized({ ru: 'Способ', en: 'Method' }),
      status: localized({ ru: 'Состояние', en: 'Status' }),
      amount: factLabels.amount,
    },
    days: [
      {
        id: '24',
        label: localized({ ru: '24 ноября', en: '24 November' }),
        payments: [
          payment('1', {
            kind: directionNames.withdrawal,
            tone: 'waiting',
            status: paymentStates.processing,
            note: localized({ ru: 'Ждём банк.', en: 'Waiting for the bank.' }),
            amount: '−3\u00a0000\u00a0₽',
          }),
          payment('2', {
            time: localized({ ru: '12:04\u00a0МСК', en: '12:04\u00a0MSK' }),
            name: methodNames.sbp,
            mark: <PaymentMark kind="sbp" />,
            account: '',
          }),
        ],
      },
      {
        id: '21',
        label: localized({ ru: '21 ноября', en: '21 November' }),
        payments: [
          payment('3', {
            tone: 'failed',
            status: paymentStates.failed,
            note: localized({ ru: 'Банк не провёл платёж.', en: 'The bank didn’t process the payment.' }),
            isVoid: true,
          }),
          payment('4', {
            tone: 'cancelled',
            status: paymentStates.cancelled,
            note: localized({ ru: 'Оплата не пришла вовремя.', en: 'The payment didn’t arrive in time.' }),
            isVoid: true,
            details: null,
          }),
        ],
      },
    ],
  },
  render: (args) => (
    <Surface>
      <PaymentList {...args} />
    </Surface>
  ),
} satisfies Meta<typeof PaymentList>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { visual: { motion: 'on click' } } }

export const Open: Story = {
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('button')
    if (second === undefined) throw new Error('There is no second row.')
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/4918205/u)).toBeVisible()
  },
}
