import type { Meta, StoryObj } from '@storybook/react-vite'
import { MobileBar } from '#ui/index.ts'
import { fn } from 'storybook/test'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const onPress = fn()

const meta = {
  title: 'Product/MobileBar',
  component: MobileBar,
  parameters: ownFrame(160),
  args: {
    label: 'Быстрое меню',
    items: [
      { id: 'games', label: 'Игры', icon: 'games', href: '#', current: true },
      { id: 'search', label: 'Поиск', icon: 'search', expanded: false, onPress: onPress },
      { id: 'menu', label: 'Меню', icon: 'menu', expanded: true, onPress: onPress },
    ],
  },
  beforeEach: () => {
    onPress.mockClear()
  },
} satisfies Meta<typeof MobileBar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { parameters: { viewport: { defaultViewport: 'phone' } } }
