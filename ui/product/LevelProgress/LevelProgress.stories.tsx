import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LevelProgress } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { tierNames } from '#stories/fixtures/names.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Product/LevelProgress',
  component: LevelProgress,
  args: {
    status: tierNames.amateur2,
    level: 2,
    tier: 2,
    levelText: localized({ ru: 'Уровень 2 из 6, ступень 2 из 3', en: 'Level 2 of 6, tier 2 of 3' }),
    points: {
      label: localized({ ru: 'Очки до следующей ступени', en: 'Points to next tier' }),
      value: 640,
      max: 1000,
      valueText: localized({ ru: '640 из 1 000', en: '640 of 1,000' }),
    },
    note: localized({
      ru: 'Очки начисляются за ставки на деньги: одно за каждые 100 ₽.',
      en: 'You earn one point for every 100 ₽ you bet with real money.',
    }),
  },
  decorators: [narrow],
} satisfies Meta<typeof LevelProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64')
  },
}

export const First: Story = {
  args: {
    status: tierNames.newbie1,
    level: 1,
    tier: 1,
    levelText: localized({ ru: 'Уровень 1 из 6, ступень 1 из 3', en: 'Level 1 of 6, tier 1 of 3' }),
    points: {
      label: localized({ ru: 'Очки до следующей ступени', en: 'Points to next tier' }),
      value: 0,
      max: 5,
      valueText: localized({ ru: '0 из 5', en: '0 of 5' }),
    },
  },
}

export const Highest: Story = {
  args: {
    status: localized({ ru: 'Легенда 3', en: 'Legend 3' }),
    level: 6,
    tier: 3,
    levelText: localized({ ru: 'Уровень 6 из 6, ступень 3 из 3', en: 'Level 6 of 6, tier 3 of 3' }),
    points: {
      label: localized({ ru: 'Очки за месяц', en: 'Points this month' }),
      value: 36_000,
      max: 36_000,
      valueText: localized({ ru: '36 000 из 36 000', en: '36,000 of 36,000' }),
    },
    note: localized({
      ru: 'Это высшая ступень: выше неё только звёзды.',
      en: 'This is the highest tier: nothing but stars above.',
    }),
  },
}
