import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipTierCard } from '#ui/index.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Product/VipTierCard',
  component: VipTierCard,
  args: {
    name: 'Любитель 2',
    currentLabel: null,
    facts: [
      { id: 'cashback', label: 'Кешбэк', value: '15 %' },
      { id: 'bonus', label: 'Бонус за статус', value: '3 000 ₽', money: true },
      { id: 'points', label: 'Очки', value: '1 080' },
    ],
  },
  decorators: [narrow],
} satisfies Meta<typeof VipTierCard>

export default meta
type Story = StoryObj<typeof meta>

export const Tier: Story = {}

export const Own: Story = { args: { currentLabel: 'Ваша ступень' } }
