import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeaturedGame } from '#ui/index.ts'

const meta = {
  title: 'Product/FeaturedGame',
  component: FeaturedGame,
  args: {
    eyebrow: 'Игра дня',
    name: 'Рулетка Невская',
    provider: 'Янтарь Геймс',
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
