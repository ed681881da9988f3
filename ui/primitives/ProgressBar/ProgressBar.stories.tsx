import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: {
    label: localized({ ru: 'Очки до следующего уровня', en: 'Points to next level' }),
    value: 1200,
    max: 4500,
    valueText: localized({ ru: '1 200 из 4 500', en: '1,200 of 4,500' }),
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '27')
  },
}

export const Empty: Story = { args: { value: 0, valueText: localized({ ru: '0 из 4 500', en: '0 of 4,500' }) } }

export const Full: Story = {
  args: { value: 4500, valueText: localized({ ru: '4 500 из 4 500', en: '4,500 of 4,500' }) },
}

export const BeyondItsEnd: Story = {
  args: { value: 9000, valueText: localized({ ru: '9 000 из 4 500', en: '9,000 of 4,500' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
