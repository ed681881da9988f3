import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, PaymentMark, paymentKinds } from '#ui/index.ts'

const meta = {
  title: 'Product/PaymentMark',
  component: PaymentMark,
  args: { kind: 'card' },
} satisfies Meta<typeof PaymentMark>

export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      {paymentKinds.map((kind) => (
        <PaymentMark key={kind} {...args} kind={kind} />
      ))}
    </Inline>
  ),
}

export const Small: Story = { ...Kinds, args: { size: 32 } }

/** Banks and wallets by their letters. */
export const Letters: Story = {
  args: { kind: 'bank', letter: 'Т' },
  render: (args) => (
    <Inline>
      <PaymentMark {...args} />
      <PaymentMark {...args} size={32} />
      <PaymentMark kind="bank" letter="ВТБ" />
      <PaymentMark kind="bank" letter="ВТБ" size={32} />
      <PaymentMark kind="wallet" letter="Ю" />
      <PaymentMark kind="wallet" letter="Ю" size={32} />
    </Inline>
  ),
}
