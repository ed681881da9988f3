import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SessionBar, SessionTime } from '#ui/index.ts'
import { session } from '#stories/fixtures/session.ts'
import { standing } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/SessionBar',
  component: SessionBar,
  args: session,
} satisfies Meta<typeof SessionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Loss: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('42:10')
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** Looks like a loss: no figure of a session is coloured. */
export const Gain: Story = { args: { elapsed: standing(61), staked: '50 ₽', won: '400 ₽', net: '+350 ₽' } }

/** Large amounts after hours of play. */
export const Long: Story = {
  args: { elapsed: standing(11_530), staked: '1 240 500,50 ₽', won: '980 300 ₽', net: '\u2212260 200,50 ₽' },
}

export const WithoutLink: Story = { args: { history: undefined } }

/** Text only, for a floating or tucked window. */
export const Short: Story = {
  args: { net: '\u22121 260 ₽' },
  render: ({ elapsed, words, net }) => (
    <SessionTime timeLabel={words.time.full} elapsed={elapsed} netLabel={words.net.full} net={net} />
  ),
}
