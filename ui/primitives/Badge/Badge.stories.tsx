import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { kind: 'new', children: 'NEW' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}

export const Hot: Story = { args: { kind: 'hot', children: 'HOT' } }

export const Jackpot: Story = { args: { kind: 'jackpot', children: '12 480 ₽' } }
