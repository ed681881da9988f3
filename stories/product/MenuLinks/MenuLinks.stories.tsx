import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuLinks } from '#ui/index.ts'

const meta = {
  title: 'Product/MenuLinks',
  component: MenuLinks,
  args: {
    label: 'Меню',
    current: 'promo',
    onLinkClick: fn(),
    links: [
      { id: 'games', label: 'Игры', href: '#games' },
      { id: 'promo', label: 'Акции', href: '#promo' },
      { id: 'tournaments', label: 'Турниры', href: '#tournaments' },
      { id: 'responsible', label: 'Ответственная игра', href: '#responsible' },
      { id: 'faq', label: 'Вопросы', href: '#faq' },
    ],
  },
} satisfies Meta<typeof MenuLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
