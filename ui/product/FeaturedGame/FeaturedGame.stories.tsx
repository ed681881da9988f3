import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeaturedGame } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames, providerNames } from '#stories/fixtures/names.ts'

const meta = {
  title: 'Product/FeaturedGame',
  component: FeaturedGame,
  args: {
    eyebrow: localized({ ru: 'Игра дня', en: 'Game of the day' }),
    name: gameNames.nevaRoulette,
    provider: providerNames.amberWorks,
    image: 'wheel.svg',
    playHref: '#play',
    demoHref: '#demo',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeaturedGame>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithoutPicture: Story = { args: { image: null } }
