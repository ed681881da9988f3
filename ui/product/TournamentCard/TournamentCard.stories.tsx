import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown, TournamentCard } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { tournamentNames } from '#stories/fixtures/names.ts'
import { standing } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/TournamentCard',
  component: TournamentCard,
  args: {
    name: tournamentNames.polarRace,
    href: '#race',
    image: 'mountains-wide.svg',
    fundLabel: localized({ ru: 'Фонд', en: 'Prize pool' }),
    fund: '500 000 ₽',
    timeLabel: localized({ ru: 'до конца', en: 'ends in' }),
    time: null,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 420 }}>
      <TournamentCard
        {...args}
        time={
          <Countdown
            label={pickText({ ru: 'До конца турнира', en: 'Until the tournament ends' }, globals['language'])}
            remaining={standing(187_029)}
          />
        }
      />
    </div>
  ),
} satisfies Meta<typeof TournamentCard>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const WithoutPicture: Story = { args: { image: null } }

export const WithOwnPlace: Story = {
  args: { place: { label: localized({ ru: 'Ваше место', en: 'Your rank' }), value: '14' } },
}
