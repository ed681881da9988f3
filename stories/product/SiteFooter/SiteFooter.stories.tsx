import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from '#ui/index.ts'

const meta = {
  title: 'Product/SiteFooter',
  component: SiteFooter,
  args: {
    navLabel: 'Меню внизу страницы',
    links: [
      { id: 'terms', label: 'Правила', href: '#terms' },
      { id: 'faq', label: 'Вопросы', href: '#faq' },
    ],
    age: { mark: '18+', name: 'Только для совершеннолетних' },
    legal: ['© 2026 Cassiopeia', 'Эталонная сборка: игровые деньги.'],
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** The licence seal links to its verification page. */
export const WithSeal: Story = {
  args: { seal: { href: 'https://licence.example/8048', image: 'gems-logo.svg', name: 'Лицензия действует' } },
}

/** Below a task such as a payment: one row on a desktop. */
export const Short: Story = { args: { short: true, legal: ['Эталонная сборка: игровые деньги. © 2026'] } }
