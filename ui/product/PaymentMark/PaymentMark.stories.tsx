import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, PaymentMark, paymentKinds } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { bankNames } from '#stories/fixtures/payment-names.ts'

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
  args: { kind: 'bank', letter: localized({ ru: 'Т', en: 'T' }) },
  render: (args, { globals }) => {
    const bank = inLanguage(bankNames.vtb, globals['language'])
    const wallet = pickText({ ru: 'Ю', en: 'Y' }, globals['language'])
    return (
      <Inline>
        <PaymentMark {...args} />
        <PaymentMark {...args} size={32} />
        <PaymentMark kind="bank" letter={bank} />
        <PaymentMark kind="bank" letter={bank} size={32} />
        <PaymentMark kind="wallet" letter={wallet} />
        <PaymentMark kind="wallet" letter={wallet} size={32} />
      </Inline>
    )
  },
}
