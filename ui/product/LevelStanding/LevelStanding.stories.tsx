import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LevelStanding } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/LevelStanding',
  component: LevelStanding,
  args: {
    level: 3,
    title: localized({ ru: 'Постоянный, ступень\u00a02', en: 'Regular, tier\u00a02' }),
    benefit: localized({
      ru: 'Кешбэк 30\u00a0% по понедельникам, без отыгрыша',
      en: '30% cashback on Mondays, no wagering',
    }),
    points: {
      label: localized({ ru: 'До следующей ступени', en: 'To the next tier' }),
      value: 3120,
      max: 4800,
      now: localized({ ru: '3\u00a0120', en: '3,120' }),
      total: localized({ ru: 'из\u00a04\u00a0800 очков', en: 'of\u00a04,800 points' }),
      left: localized({ ru: 'до ступени\u00a03 ещё 1\u00a0680', en: '1,680 to tier\u00a03' }),
    },
    note: localized({
      ru: '1\u00a0очко за\u00a0100\u00a0₽ ставок в слотах. Гнаться за очками не нужно.',
      en: '1\u00a0point for every 100\u00a0₽ bet on slots. There’s no need to chase points.',
    }),
  },
} satisfies Meta<typeof LevelStanding>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65')
  },
}

/** There is no next tier, so there is no bar. */
export const Highest: Story = {
  args: {
    level: 6,
    title: localized({ ru: 'Легенда, ступень\u00a03', en: 'Legend, tier\u00a03' }),
    benefit: localized({
      ru: 'Кешбэк 50\u00a0% по понедельникам, без отыгрыша',
      en: '50% cashback on Mondays, no wagering',
    }),
    points: undefined,
    note: localized({
      ru: 'Это высшая ступень. Гнаться за очками не нужно.',
      en: 'This is the highest tier. There’s no need to chase points.',
    }),
  },
}
