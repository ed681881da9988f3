import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { tone: 'new', children: 'NEW' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}

export const Hot: Story = { args: { tone: 'hot', children: 'HOT' } }

export const Jackpot: Story = { args: { tone: 'jackpot', children: '12 480 ₽' } }
