import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusMark } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { paymentStates } from '#stories/fixtures/payment-names.ts'

const meta = {
  title: 'Primitives/StatusMark',
  component: StatusMark,
  args: { tone: 'waiting', children: paymentStates.processing },
} satisfies Meta<typeof StatusMark>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Done: Story = { args: { tone: 'done', children: paymentStates.completed } }

export const Cancelled: Story = {
  args: { tone: 'cancelled', children: paymentStates.cancelled },
}

export const Failed: Story = { args: { tone: 'failed', children: paymentStates.failed } }

/** The status of a whole page, above its title. */
export const Pill: Story = {
  args: { pill: true, children: localized({ ru: 'Ожидает оплаты', en: 'Awaiting payment' }) },
}

/** In a narrow cell the word wraps beside the shape. */
export const Narrow: Story = {
  args: { children: localized({ ru: 'Ждём подтверждения банка', en: 'Waiting for the bank to confirm' }) },
  render: (args) => (
    <div style={{ inlineSize: 168 }}>
      <StatusMark {...args} />
    </div>
  ),
}
