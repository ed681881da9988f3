import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WagerProgress } from '#ui/index.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Product/WagerProgress',
  component: WagerProgress,
  args: {
    label: 'Отыгрыш бонуса',
    remaining: 31_500,
    total: 45_000,
    wageredText: '13 500 из 45 000 ₽',
    remainingText: 'Осталось сыграть на 31 500 ₽',
    note: 'До 30 ноября',
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
  args: { remaining: 45_000, wageredText: '0 из 45 000 ₽', remainingText: 'Осталось сыграть на 45 000 ₽' },
}

export const Done: Story = {
  args: {
    remaining: 0,
    wageredText: '45 000 из 45 000 ₽',
    remainingText: 'Бонус отыгран',
    note: 'Деньги уже на счёте',
  },
}
