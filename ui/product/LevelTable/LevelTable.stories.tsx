import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LevelTable } from '#ui/index.ts'
import { ownLevel, vipComparison } from '#stories/fixtures/vip-comparison.ts'

const meta = {
  title: 'Product/LevelTable',
  component: LevelTable,
  args: vipComparison,
} satisfies Meta<typeof LevelTable>

export default meta
type Story = StoryObj<typeof meta>

/** The player's level is marked, and their tier is shown for all levels. */
export const Player: Story = {
  args: { defaultTier: '2', current: { level: 3, text: ownLevel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^30\s?%$/u)).toBeVisible()
  },
}

/** A guest sees the first tiers. */
export const Guest: Story = {}

/** Levels with different tiers: none is chosen for all. */
export const Mixed: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getAllByRole('group')[0]
    const [, , third] = canvas.getAllByRole('radio')
    if (all === undefined || third === undefined) throw new Error('There is no choice of tiers.')
    await userEvent.click(third)
    await expect(canvas.getByText(/^50\s?%$/u)).toBeVisible()
    const own = canvas.queryAllByRole('radio', { name: /^(Ступень|Tier) 2$/u }).at(-1)
    // On a phone there is one choice for all levels.
    if (own === undefined || all.contains(own)) return
    await userEvent.click(own)
    await expect(all.querySelector(':checked')).toBeNull()
  },
}
