import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown, TournamentStanding } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'
import { standing } from '#stories/fixtures/winners.ts'

const row = (place: string, name: string, points: string, prize?: string) => ({
  place,
  name,
  fullName: name,
  points,
  ...(prize === undefined ? {} : { prize }),
  isOwn: name === 'вы',
})

const meta = {
  title: 'Product/TournamentStanding',
  component: TournamentStanding,
  decorators: narrow,
  args: {
    label: 'Моё место из 212',
    figure: '14',
    prize: { label: 'Приз сейчас', value: '7 900 ₽' },
    next: { text: 'До 13 места: 39 очк.', valueText: '390 ₽ ставок', value: 208, max: 247 },
    rows: [
      row('13', 'nord•••', '246 очк.', '8 600 ₽'),
      row('14', 'вы', '208 очк.', '7 900 ₽'),
      row('15', 'sveta•••', '201 очк.', '7 300 ₽'),
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
  args: { next: { text: 'До 13 места: 0,4 очк.', valueText: '20,6 из 21 очк.', value: 20.6, max: 21 } },
}

export const First: Story = {
  args: {
    figure: '1',
    prize: { label: 'Приз сейчас', value: '175 000 ₽' },
    next: undefined,
    rows: [row('1', 'вы', '1 208 очк.', '175 000 ₽'), row('2', 'sveta•••', '1 201 очк.', '84 200 ₽')],
  },
}

/** Places beyond 40 are not distinguished, and have no prize. */
export const BeyondForty: Story = {
  args: {
    figure: '>40',
    prize: undefined,
    next: { text: 'До 46 места: 8 очк.', valueText: '80 ₽ ставок', value: 20, max: 28 },
    rows: [
      row('46', 'очень_длинное_имя_игрока•••', '27 очк.'),
      row('>40', 'вы', '20 очк.'),
      row('48', 'sveta•••', '11 очк.'),
    ],
  },
}

export const NotInTable: Story = {
  args: {
    label: 'Моё место',
    figure: null,
    note: 'Сыграйте, чтобы попасть в таблицу',
    prize: undefined,
    next: undefined,
    rows: [],
  },
}

export const BeforeStart: Story = {
  args: { label: 'До начала', figure: null, prize: undefined, next: undefined, rows: [] },
  render: (args, { globals }) => (
    <TournamentStanding
      {...args}
      figure={<Countdown label={args.label} remaining={standing(230_029)} />}
      note={say('Таблица откроется со стартом', globals['language'])}
    />
  ),
}

export const Over: Story = {
  args: { label: 'Итоговое место из 212', prize: { label: 'Приз', value: '7 900 ₽' }, next: undefined },
}
