import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button, JackpotPanel, Stack } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { jackpots } from '#stories/fixtures/jackpots.ts'

const meta = {
  title: 'Product/JackpotPanel',
  component: JackpotPanel,
  args: {
    title: localized({ ru: 'Джекпот сейчас', en: 'Current jackpot' }),
    total: jackpots.total,
    note: localized({
      ru: 'Сумма четырёх джекпотов. Игра песочницы.',
      en: 'The total of four jackpots. Sandbox play.',
    }),
    pots: jackpots.pots,
  },
} satisfies Meta<typeof JackpotPanel>

export default meta
type Story = StoryObj<typeof meta>

export const WithPots: Story = {}

export const TotalOnly: Story = { args: { pots: [] } }

const grownTotal = { ru: '3 482 927,80 ₽', en: '3,482,927.80 ₽' }

/** Changed digits roll. Here the story's button adds a bet. */
export const Growing: Story = {
  parameters: { visual: { motion: 'on click' } },
  render: (args, { globals }) => {
    const [isGrown, setGrown] = useState(false)
    return (
      <Stack>
        <JackpotPanel {...args} total={isGrown ? pickText(grownTotal, globals['language']) : args.total} />
        <Button onClick={() => setGrown(!isGrown)}>+</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(/^3[ ,]482[ ,]927[,.]80/u)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button'))
  },
}
