import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, SiteHeader } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/SiteHeader',
  component: SiteHeader,
  args: {
    brand: 'Кассиопея',
    homeHref: '#',
    navLabel: 'Главное меню',
    links: [
      { id: 'games', label: 'Игры', href: '#games' },
      { id: 'promo', label: 'Акции', href: '#promo' },
      { id: 'tournaments', label: 'Турниры', href: '#tournaments' },
      { id: 'winners', label: 'Выигрыши', href: '#winners' },
    ],
    current: 'games',
    actions: null,
  },
  render: (args, { globals }) => (
    <SiteHeader {...args} actions={<Button tone="primary">{say('Регистрация', globals['language'])}</Button>} />
  ),
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const NoCurrentPage: Story = { args: { current: null } }
