import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountBar } from '#ui/index.ts'

const meta = {
  title: 'Product/AccountBar',
  component: AccountBar,
  args: {
    name: 'marina@example.ru',
    profileHref: '#profile',
    balanceLabel: 'Баланс',
    balance: '12 480,50 ₽',
    cashierHref: '#cashier',
    bonus: { label: 'Есть бонусы', href: '#bonuses' },
    notifications: { label: 'Есть уведомления', href: '#notifications' },
  },
} satisfies Meta<typeof AccountBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithMarks: Story = {}

export const Quiet: Story = { args: { bonus: null, notifications: null, balance: '0 ₽' } }
