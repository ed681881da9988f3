import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList, TournamentBanner } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/TournamentBanner',
  component: TournamentBanner,
  args: { name: 'Полярная гонка', image: 'mountains-wide.svg', status: 'Идёт', tone: 'current', facts: null },
  render: (args, { globals }) => (
    <TournamentBanner
      {...args}
      facts={
        <FactList
          facts={[
            { id: 'fund', label: say('Фонд', globals['language']), value: '500 000 ₽', money: true },
            { id: 'places', label: say('Призовых мест', globals['language']), value: '40' },
          ]}
        />
      }
    />
  ),
} satisfies Meta<typeof TournamentBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const Soon: Story = { args: { status: 'Скоро', tone: 'future' } }

export const OverWithoutPicture: Story = { args: { status: 'Завершён', tone: 'past', image: null } }
