import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GameRail } from '#ui/index.ts'

const game = (id: number, name: string, image: string | null) => ({ id, name, image, href: `#${id}` })

const meta = {
  title: 'Product/GameRail',
  component: GameRail,
  args: { label: 'Вы играли', games: [] },
} satisfies Meta<typeof GameRail>

export default meta
type Story = StoryObj<typeof meta>

const played = [
  { ...game(2, 'Рулетка Невская', 'wheel.svg'), note: '24 ноября, 21:42' },
  { ...game(3, 'Северный Круг', 'train.svg'), note: '24 ноября, 21:18' },
  { ...game(4, 'Cassiopeia Five', null), note: '23 ноября, 19:05' },
  { ...game(5, 'Вишнёвый Ряд', 'fox.svg'), note: '22 ноября, 08:10' },
  { ...game(6, 'Полярная гонка', 'gems.svg'), note: '21 ноября, 23:59' },
]

export const Plain: Story = {
  args: { games: played },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}

/** A round of the first game is open. */
export const OpenRound: Story = {
  args: {
    games: [
      { ...game(1, 'Cassiopeia Five', null), note: 'Раунд не закончен', action: 'Продолжить' },
      ...played.slice(0, 2),
    ],
  },
}
