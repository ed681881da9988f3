import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { height: 120 },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {}

export const Tile: Story = {
  args: { height: 'tile' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const Fill: Story = {
  args: { height: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: 90 }}>
        <Story />
      </div>
    ),
  ],
}

/** Cards of a choice; a phone shows one. */
export const Choice: Story = { args: { height: 'choice' } }
