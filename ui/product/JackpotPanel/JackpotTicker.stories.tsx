import type { Meta, StoryObj } from '@storybook/react-vite'
import { JackpotTicker } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { jackpots } from '#stories/fixtures/jackpots.ts'

const meta = {
  title: 'Product/JackpotTicker',
  component: JackpotTicker,
  args: {
    label: localized({ ru: 'Джекпот сейчас', en: 'Current jackpot' }),
    pots: jackpots.pots,
  },
} satisfies Meta<typeof JackpotTicker>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const One: Story = {
  args: { pots: jackpots.pots.slice(3) },
}
