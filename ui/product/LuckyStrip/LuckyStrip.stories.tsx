import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LuckyStrip, ProofLink } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Product/LuckyStrip',
  component: LuckyStrip,
  parameters: ownFrame(280),
  args: {
    label: localized({ ru: 'Победители недели', en: 'Weekly winners' }),
    delay: 2000,
    onClose: fn(),
    wins: [
      {
        id: '1',
        user: 'lotus•••',
        game: gameNames.foxTrail,
        amount: '10 500 ₽',
        image: 'fox.svg',
        action: <ProofLink href="#" label={localized({ ru: 'Раунд игрока lotus•••', en: 'Round of lotus•••' })} />,
      },
      {
        id: '2',
        user: 'gleb•••',
        game: gameNames.northernHoard,
        amount: '4 200 ₽',
        image: 'gems.svg',
      },
    ],
  },
} satisfies Meta<typeof LuckyStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(/^10[\s,]500 ₽$/u))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
