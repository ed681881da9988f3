import type { Meta, StoryObj } from '@storybook/react-vite'
import { MobileBar } from '#ui/index.ts'
import { fn } from 'storybook/test'
import { phoneModes } from '#storybook/chromatic.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const onPress = fn()

const meta = {
  title: 'Product/MobileBar',
  component: MobileBar,
  parameters: ownFrame(160),
  args: {
    label: localized({ ru: 'Быстрое меню', en: 'Quick menu' }),
    items: [
      { id: 'games', label: localized({ ru: 'Игры', en: 'Games' }), icon: 'games', href: '#', current: true },
      {
        id: 'search',
        label: localized({ ru: 'Поиск', en: 'Search' }),
        icon: 'search',
        expanded: false,
        onPress: onPress,
      },
      {
        id: 'providers',
        label: localized({ ru: 'Провайдеры', en: 'Providers' }),
        icon: 'filter',
        expanded: false,
        onPress: onPress,
      },
      { id: 'menu', label: localized({ ru: 'Меню', en: 'Menu' }), icon: 'menu', expanded: true, onPress: onPress },
    ],
  },
  beforeEach: () => {
    onPress.mockClear()
  },
} satisfies Meta<typeof MobileBar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { parameters: { chromatic: phoneModes, viewport: { defaultViewport: 'phone' } } }
