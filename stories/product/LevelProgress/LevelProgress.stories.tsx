import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LevelProgress } from '#ui/index.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Product/LevelProgress',
  component: LevelProgress,
  args: {
    status: 'Любитель 2',
    level: 2,
    tier: 2,
    levelText: 'Уровень 2 из 6, ступень 2 из 3',
    points: { label: 'Очки до следующей ступени', value: 640, max: 1080, valueText: '640 из 1 080' },
    note: 'Очки начисляются за ставки на деньги: одно за каждые 100 ₽.',
  },
  decorators: [narrow],
} satisfies Meta<typeof LevelProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '59')
  },
}

export const First: Story = {
  args: {
    status: 'Новичок 1',
    level: 1,
    tier: 1,
    levelText: 'Уровень 1 из 6, ступень 1 из 3',
    points: { label: 'Очки до следующей ступени', value: 0, max: 60, valueText: '0 из 60' },
  },
}

export const Highest: Story = {
  args: {
    status: 'Легенда Кассиопеи 3',
    level: 6,
    tier: 3,
    levelText: 'Уровень 6 из 6, ступень 3 из 3',
    points: { label: 'Очки за месяц', value: 36_000, max: 36_000, valueText: '36 000 из 36 000' },
    note: 'Это высшая ступень: выше неё только звёзды.',
  },
}
