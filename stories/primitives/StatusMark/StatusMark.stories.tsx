import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusMark } from '#ui/index.ts'

const meta = {
  title: 'Primitives/StatusMark',
  component: StatusMark,
  args: { tone: 'waiting', children: 'В обработке' },
} satisfies Meta<typeof StatusMark>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Done: Story = { args: { tone: 'done', children: 'Выполнено' } }

export const Cancelled: Story = { args: { tone: 'cancelled', children: 'Отменено' } }

export const Failed: Story = { args: { tone: 'failed', children: 'Ошибка' } }

/** The status of a whole page, above its title. */
export const Pill: Story = { args: { pill: true, children: 'Ожидает оплаты' } }

/** In a narrow cell the word wraps beside the shape. */
export const Narrow: Story = {
  args: { children: 'Ждём подтверждения банка' },
  render: (args) => (
    <div style={{ inlineSize: 168 }}>
      <StatusMark {...args} />
    </div>
  ),
}
