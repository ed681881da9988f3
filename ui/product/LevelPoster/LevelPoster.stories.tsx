import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LevelPoster } from '#ui/index.ts'
import { here, vipPoster } from '#stories/fixtures/vip-comparison.ts'

const meta = {
  title: 'Product/LevelPoster',
  component: LevelPoster,
  args: vipPoster,
} satisfies Meta<typeof LevelPoster>

export default meta
type Story = StoryObj<typeof meta>

/** A player sees where they are. */
export const Player: Story = {
  args: { current: { level: 3, text: here } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** A guest has no pin. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Вы здесь|You are here)/u)).toBeNull()
  },
}

/** The pin stays inside the poster above the last portal. */
export const HighestLevel: Story = { args: { current: { level: 6, text: here } } }
