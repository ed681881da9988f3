import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PaymentList, PaymentMark, Surface, Text, type ListedPayment } from '#ui/index.ts'

const payment = (id: string, change: Partial<ListedPayment>): ListedPayment => ({
  id,
  time: '14:04',
  mark: <PaymentMark kind="card" />,
  name: 'Банковская карта',
  kind: 'Пополнение',
  account: '•••• 4417',
  tone: 'done',
  status: 'Выполнено',
  note: '',
  amount: '+1\u00a0500\u00a0₽',
  isVoid: false,
  details: <Text>Заявка 4918205</Text>,
  ...change,
})

const meta = {
  title: 'Product/PaymentList',
  component: PaymentList,
  args: {
    titles: { time: 'Когда, МСК', method: 'Способ', status: 'Состояние', amount: 'Сумма' },
    days: [
      {
        id: '24',
        label: '24 ноября',
        payments: [
          payment('1', {
            kind: 'Вывод',
            tone: 'waiting',
            status: 'В обработке',
            note: 'Ждём банк.',
            amount: '−3\u00a0000\u00a0₽',
          }),
          payment('2', { time: '12:04', name: 'СБП', mark: <PaymentMark kind="sbp" />, account: '' }),
        ],
      },
      {
        id: '21',
        label: '21 ноября',
        payments: [
          payment('3', { tone: 'failed', status: 'Ошибка', note: 'Банк не провёл платёж.', isVoid: true }),
          payment('4', {
            tone: 'cancelled',
            status: 'Отменено',
            note: 'Оплата не пришла вовремя.',
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

export const Closed: Story = {}

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
