import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LuckyStrip, ProofLink } from '#ui/index.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Product/LuckyStrip',
  component: LuckyStrip,
  parameters: ownFrame(280),
  args: {
    label: 'Победители недели',
    delay: 2000,
    onClose: fn(),
    wins: [
      {
        id: '1',
        user: 'lotus•••',
        game: 'Тропа Рыжей Лисы',
        amount: '10 500 ₽',
        image: 'fox.svg',
        action: <ProofLink href="#" label="Раунд игрока lotus•••" />,
      },
      { id: '2', user: 'gleb•••', game: 'Северный Клад', amount: '4 200 ₽', image: 'gems.svg' },
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
