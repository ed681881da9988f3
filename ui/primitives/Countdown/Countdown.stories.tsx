import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { standing } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: { label: localized({ ru: 'До конца турнира', en: 'Until the tournament ends' }), remaining: standing(187_029) },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('03:57:09')
  },
}

export const Hours: Story = { args: { remaining: standing(15_429) } }

export const Over: Story = { args: { remaining: standing(0) } }
