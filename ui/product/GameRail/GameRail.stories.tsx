import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GameRail } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'

const game = (id: number, name: string, image: string | null) => ({ id, name, image, href: `#${id}` })

const meta = {
  title: 'Product/GameRail',
  component: GameRail,
  args: { label: localized({ ru: 'Вы играли', en: 'Recently played' }), games: [] },
} satisfies Meta<typeof GameRail>

export default meta
type Story = StoryObj<typeof meta>

const played = [
  {
    ...game(2, gameNames.nevaRoulette, 'wheel.svg'),
    note: localized({ ru: '24 ноября, 21:42', en: '24 November, 21:42' }),
  },
  {
    ...game(3, gameNames.transBaikalRun, 'train.svg'),
    note: localized({ ru: '24 ноября, 21:18', en: '24 November, 21:18' }),
  },
  { ...game(4, 'Cassiopeia Five', null), note: localized({ ru: '23 ноября, 19:05', en: '23 November, 19:05' }) },
  {
    ...game(5, gameNames.foxTrail, 'fox.svg'),
    note: localized({ ru: '22 ноября, 08:10', en: '22 November, 08:10' }),
  },
  {
    ...game(6, gameNames.northernHoard, 'gems.svg'),
    note: localized({ ru: '21 ноября, 23:59', en: '21 November, 23:59' }),
  },
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
      {
        ...game(1, 'Cassiopeia Five', null),
        note: localized({ ru: 'Раунд не закончен', en: 'Round not finished' }),
        action: localized({ ru: 'Продолжить', en: 'Continue' }),
      },
      ...played.slice(0, 2),
    ],
  },
}

/** On a phone the rail scrolls: its last game is shown. */
export const Scrolled: Story = {
  args: { games: played },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' })
    await waitFor(() => expect(Math.ceil(list.scrollLeft + list.clientWidth)).toBeGreaterThanOrEqual(list.scrollWidth))
  },
}
