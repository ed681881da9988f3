import type { Meta, StoryObj } from '@storybook/react-vite'
import { VipTierCard } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { bonusNames, tierNames } from '#stories/fixtures/names.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'
import { ownTier } from '#stories/fixtures/vip-levels.ts'

const meta = {
  title: 'Product/VipTierCard',
  component: VipTierCard,
  args: {
    name: tierNames.amateur2,
    currentLabel: null,
    facts: [
      { id: 'cashback', label: localized({ ru: 'Кешбэк', en: 'Cashback' }), value: '15 %' },
      { id: 'bonus', label: bonusNames.status, value: '3 000 ₽', money: true },
      { id: 'points', label: localized({ ru: 'Очки', en: 'Points' }), value: '1 080' },
    ],
  },
  decorators: [narrow],
} satisfies Meta<typeof VipTierCard>

export default meta
type Story = StoryObj<typeof meta>

export const Tier: Story = {}

/** It says how far the next tier is. */
export const Own: Story = { args: ownTier }
