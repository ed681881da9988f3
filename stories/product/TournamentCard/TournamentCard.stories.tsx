import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown, TournamentCard } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { standing } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/TournamentCard',
  component: TournamentCard,
  args: {
    name: 'Полярная гонка',
    href: '#race',
    image: 'mountains-wide.svg',
    fundLabel: 'Фонд',
    fund: '500 000 ₽',
    timeLabel: 'до конца',
    time: null,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 420 }}>
      <TournamentCard
        {...args}
        time={<Countdown label={say('До конца турнира', globals['language'])} remaining={standing(187_029)} />}
      />
    </div>
  ),
} satisfies Meta<typeof TournamentCard>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const WithoutPicture: Story = { args: { image: null } }
