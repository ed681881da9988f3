import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/SiteFooter',
  component: SiteFooter,
  args: {
    navLabel: localized({ ru: 'Меню внизу страницы', en: 'Footer menu' }),
    links: [
      { id: 'terms', label: localized({ ru: 'Правила', en: 'Terms' }), href: '#terms' },
      { id: 'faq', label: localized({ ru: 'Вопросы', en: 'FAQ' }), href: '#faq' },
    ],
    age: { mark: '18+', name: localized({ ru: 'Только для совершеннолетних', en: 'Adults only' }) },
    legal: [
      '© 2026 Cassiopeia',
      localized({ ru: 'Эталонная сборка: игровые деньги.', en: 'Reference build: play money.' }),
    ],
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** The licence seal links to its verification page. */
export const WithSeal: Story = {
  args: {
    seal: {
      href: 'https://licence.example/8048',
      image: 'gems-logo.svg',
      name: localized({ ru: 'Лицензия действует', en: 'Licence valid' }),
    },
  },
}

/** Below a task such as a payment: one row on a desktop. */
export const Short: Story = {
  args: {
    short: true,
    legal: [localized({ ru: 'Эталонная сборка: игровые деньги. © 2026', en: 'Reference build: play money. © 2026' })],
  },
}
