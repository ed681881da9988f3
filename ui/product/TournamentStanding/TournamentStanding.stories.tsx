import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown, TournamentStanding } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'
import { standing } from '#stories/fixtures/winners.ts'

const OWN = localized({ ru: 'вы', en: 'you' })
const row = (place: string, name: string, points: string, prize?: string) => ({
  place,
  name,
  fullName: name,
  points,
  ...(prize === undefined ? {} : { prize }),
  isOwn: name === OWN,
})

const meta = {
  title: 'Product/TournamentStanding',
  component: TournamentStanding,
  decorators: narrow,
  args: {
    label: localized({ ru: 'Моё место из 212', en: 'My rank out of 212' }),
    figure: '14',
    prize: { label: localized({ ru: 'Приз сейчас', en: 'Current prize' }), value: '7 900 ₽' },
    next: {
      text: localized({ ru: 'До 13 места: 39 очков', en: '39 points to rank 13' }),
      valueText: localized({ ru: '390 ₽ ставок', en: '390 ₽ of bets' }),
      value: 208,
      max: 247,
    },
    rows: [
      row('13', 'nord•••', localized({ ru: '246 очков', en: '246 points' }), '8 600 ₽'),
      row('14', OWN, localized({ ru: '208 очков', en: '208 points' }), '7 900 ₽'),
      row('15', 'sveta•••', localized({ ru: '201 очко', en: '201 points' }), '7 300 ₽'),
    ],
  },
} satisfies Meta<typeof TournamentStanding>

export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: true })).toHaveTextContent(/^14/u)
  },
}

/** Points that do not count stakes: the bar says how many there are. */
export const OtherScoring: Story = {
  args: {
    next: {
      text: localized({ ru: 'До 13 места: 0,4 очка', en: '0.4 points to rank 13' }),
      valueText: localized({ ru: '20,6 из 21', en: '20.6 of 21' }),
      value: 20.6,
      max: 21,
    },
  },
}

export const First: Story = {
  args: {
    figure: '1',
    prize: { label: localized({ ru: 'Приз сейчас', en: 'Current prize' }), value: '175 000 ₽' },
    next: undefined,
    rows: [
      row('1', OWN, localized({ ru: '1 208 очков', en: '1,208 points' }), '175 000 ₽'),
      row('2', 'sveta•••', localized({ ru: '1 201 очко', en: '1,201 points' }), '84 200 ₽'),
    ],
  },
}

/** A place beyond 40 is not shown exactly: above it stands the last place that is. */
export const BeyondForty: Story = {
  args: {
    figure: '>40',
    prize: undefined,
    next: {
      text: localized({ ru: 'До приза 2 300 ₽: 8 очков', en: '8 points to the 2,300 ₽ prize' }),
      valueText: localized({ ru: '80 ₽ ставок', en: '80 ₽ of bets' }),
      value: 20,
      max: 28,
    },
    rows: [
      row(
        '40',
        localized({ ru: 'очень_длинное_имя_игрока•••', en: 'very_long_player_name•••' }),
        localized({ ru: '27 очков', en: '27 points' }),
        '2 300 ₽',
      ),
      row('>40', OWN, localized({ ru: '20 очков', en: '20 points' })),
    ],
  },
}

export const NotInTable: Story = {
  args: {
    label: localized({ ru: 'Моё место', en: 'My rank' }),
    figure: null,
    note: localized({ ru: 'Сыграйте, чтобы попасть в таблицу', en: 'Play to get on the leaderboard' }),
    prize: undefined,
    next: undefined,
    rows: [],
  },
}

export const BeforeStart: Story = {
  args: {
    label: localized({ ru: 'До начала', en: 'Starts in' }),
    figure: null,
    prize: undefined,
    next: undefined,
    rows: [],
  },
  render: (args, { globals }) => (
    <TournamentStanding
      {...args}
      figure={<Countdown label={args.label} remaining={standing(230_029)} />}
      note={pickText(
        { ru: 'Таблица откроется со стартом', en: 'The leaderboard opens at the start' },
        globals['language'],
      )}
    />
  ),
}

export const Over: Story = {
  args: {
    label: localized({ ru: 'Итоговое место из 212', en: 'Final rank of 212' }),
    prize: { label: localized({ ru: 'Приз', en: 'Prize' }), value: '7 900 ₽' },
    next: undefined,
  },
}
