import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns, VipLevelCard } from '#ui/index.ts'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { ownTier, vipLevel } from '#stories/fixtures/vip-levels.ts'

const LEVELS = [1, 2, 3, 4, 5, 6] as const
const amateur = vipLevel(2)
const [first, second, third] = amateur.tiers

const meta = {
  title: 'Product/VipLevelCard',
  component: VipLevelCard,
  args: amateur,
  render: (args) => (
    <div style={{ maxInlineSize: args.compared === true ? 900 : 440 }}>
      <VipLevelCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VipLevelCard>

export default meta
type Story = StoryObj<typeof meta>

export const Level: Story = {
  play: async ({ canvas, userEvent }) => {
    const [firstTab, secondTab] = canvas.getAllByRole('tab')
    firstTab?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(secondTab?.getAttribute('aria-selected')).toBe('true')
    await expect(canvas.getByText(/^3[\s,]000 ₽$/u)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
  },
}

/** The player's own tier is open first, and says how far the next one is. */
export const OwnTier: Story = {
  args: { defaultTier: '2', tiers: [first, { ...(second ?? first), ...ownTier }, third ?? first] },
}

/** The highest level has a material, a manager and a birthday bonus. */
export const HighLevel: Story = { args: vipLevel(6) }

/** All tiers of a level at once. */
export const Comparison: Story = {
  args: { ...OwnTier.args, compared: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.getByRole('group')).toBeVisible()
  },
}

/** Each level has a material of its own. */
export const AllLevels: Story = {
  render: (_, { globals }) => (
    <Columns>
      {LEVELS.map((level) => (
        <VipLevelCard key={level} {...inLanguage(vipLevel(level), globals['language'])} />
      ))}
    </Columns>
  ),
}
