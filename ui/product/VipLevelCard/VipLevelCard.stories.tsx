import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VipLevelCard, type VipLevelTier } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { bonusNames } from '#stories/fixtures/names.ts'

const tier = (number: number, cashback: string, bonus: string, points: string): VipLevelTier => ({
  id: String(number),
  label: localized({ ru: `Ступень ${number}`, en: `Tier ${number}` }),
  name: localized({ ru: `Любитель ${number}`, en: `Amateur ${number}` }),
  currentLabel: null,
  facts: [
    { id: 'cashback', label: localized({ ru: 'Кешбэк', en: 'Cashback' }), value: cashback },
    { id: 'bonus', label: bonusNames.status, value: bonus, money: true },
    { id: 'points', label: localized({ ru: 'Очки', en: 'Points' }), value: points },
  ],
})

const meta = {
  title: 'Product/VipLevelCard',
  component: VipLevelCard,
  args: {
    level: 2,
    name: localized({ ru: 'Любитель', en: 'Amateur' }),
    manager: localized({ ru: 'Менеджер', en: 'Manager' }),
    notes: [localized({ ru: 'Бонус ко дню рождения', en: 'Birthday bonus' })],
    tiersLabel: localized({ ru: 'Ступени уровня', en: 'Level tiers' }),
    tiers: [
      tier(1, '10 %', '1 500 ₽', '420'),
      tier(2, '15 %', '3 000 ₽', '1 080'),
      tier(3, '20 %', '10 000 ₽', '4 000'),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VipLevelCard>

export default meta
type Story = StoryObj<typeof meta>

export const Level: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second?.getAttribute('aria-selected')).toBe('true')
    await expect(canvas.getByText(/^3[\s,]000 ₽$/u)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
  },
}

export const OwnTierOfAHighLevel: Story = {
  args: {
    level: 5,
    defaultTier: '2',
    tiers: [
      tier(1, '40 %', '30 000 ₽', '36 000'),
      { ...tier(2, '42 %', '30 000 ₽', '36 000'), currentLabel: localized({ ru: 'Ваша ступень', en: 'Your tier' }) },
      tier(3, '44 %', '30 000 ₽', '36 000'),
    ],
  },
}
