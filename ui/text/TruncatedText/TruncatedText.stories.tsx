import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TruncatedText } from '#ui/index.ts'

const meta = {
  title: 'Text/TruncatedText',
  component: TruncatedText,
  args: { text: 'longest_player_…', fullText: 'longest_player_name' },
} satisfies Meta<typeof TruncatedText>

export default meta
type Story = StoryObj<typeof meta>

export const PlayerName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('longest_player_name')).toBeVisible()
    await expect(canvas.getByText('longest_player_…')).toHaveAttribute('aria-hidden', 'true')
  },
}
