import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuLinks } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/MenuLinks',
  component: MenuLinks,
  args: {
    label: localized({ ru: 'Меню', en: 'Menu' }),
    current: 'promo',
    onLinkClick: fn(),
    links: [
      { id: 'games', label: localized({ ru: 'Игры', en: 'Games' }), href: '#games' },
      { id: 'promo', label: localized({ ru: 'Акции', en: 'Promo' }), href: '#promo' },
      { id: 'tournaments', label: localized({ ru: 'Турниры', en: 'Tournaments' }), href: '#tournaments' },
      {
        id: 'responsible',
        label: localized({ ru: 'Ответственная игра', en: 'Responsible gaming' }),
        href: '#responsible',
      },
      { id: 'faq', label: localized({ ru: 'Вопросы', en: 'FAQ' }), href: '#faq' },
    ],
  },
} satisfies Meta<typeof MenuLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
