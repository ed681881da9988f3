import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from '#ui/index.ts'

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Очки до следующего уровня', value: 1200, max: 4500, valueText: '1 200 из 4 500' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '27')
  },
}

export const Empty: Story = { args: { value: 0 } }

export const Full: Story = { args: { value: 4500 } }

export const BeyondItsEnd: Story = {
  args: { value: 9000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
