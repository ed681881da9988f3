import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WagerProgress } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Product/WagerProgress',
  component: WagerProgress,
  args: {
    label: localized({ ru: 'Отыгрыш бонуса', en: 'Bonus wagering' }),
    remaining: 31_500,
    total: 45_000,
    wageredText: localized({ ru: '13\u00a0500 из 45\u00a0000\u00a0₽', en: '13,500 of 45,000\u00a0₽' }),
    remainingText: localized({ ru: 'Осталось сыграть на 31\u00a0500\u00a0₽', en: '31,500\u00a0₽ left to wager' }),
    note: localized({ ru: 'До 30 ноября', en: 'Until 30 November' }),
  },
  decorators: [narrow],
} satisfies Meta<typeof WagerProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  },
}

export const Begun: Story = {
  args: {
    remaining: 45_000,
    wageredText: localized({ ru: '0 из 45\u00a0000\u00a0₽', en: '0 of 45,000\u00a0₽' }),
    remainingText: localized({ ru: 'Осталось сыграть на 45\u00a0000\u00a0₽', en: '45,000\u00a0₽ left to wager' }),
  },
}

export const Done: Story = {
  args: {
    remaining: 0,
    wageredText: localized({ ru: '45\u00a0000 из 45\u00a0000\u00a0₽', en: '45,000 of 45,000\u00a0₽' }),
    remainingText: localized({ ru: 'Бонус отыгран', en: 'Bonus wagered' }),
    note: localized({ ru: 'Деньги уже на счёте', en: 'The money is in your balance' }),
  },
}
