import type { Meta, StoryObj } from '@storybook/react-vite'
import { JackpotTicker } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { jackpotNames } from '#stories/fixtures/names.ts'

const meta = {
  title: 'Product/JackpotTicker',
  component: JackpotTicker,
  args: {
    label: localized({ ru: 'Джекпот сейчас', en: 'Current jackpot' }),
    pots: [
      { id: 1, name: jackpotNames.mini, total: '6 719 ₽' },
      { id: 2, name: jackpotNames.minor, total: '58 204 ₽' },
      { id: 3, name: jackpotNames.major, total: '417 993 ₽' },
      { id: 4, name: jackpotNames.grand, total: '3 000 000 ₽' },
    ],
  },
} satisfies Meta<typeof JackpotTicker>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const One: Story = {
  args: { pots: [{ id: 1, name: jackpotNames.grand, total: '3 000 000 ₽' }] },
}
