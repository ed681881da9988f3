import type { Meta, StoryObj } from '@storybook/react-vite'
import { MobileBar } from '#ui/index.ts'
import { fn } from 'storybook/test'

const pressed = fn()

const meta = {
  title: 'Product/MobileBar',
  component: MobileBar,
  args: {
    label: 'Быстрое меню',
    items: [
      { id: 'games', label: 'Игры', icon: 'games', href: '#', current: true },
      { id: 'search', label: 'Поиск', icon: 'search', expanded: false, onPress: pressed },
      { id: 'menu', label: 'Меню', icon: 'menu', expanded: true, onPress: pressed },
    ],
  },
  beforeEach: () => {
    pressed.mockClear()
  },
} satisfies Meta<typeof MobileBar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { parameters: { viewport: { defaultViewport: 'phone' } } }
