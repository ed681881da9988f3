import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeader } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/SectionHeader',
  component: SectionHeader,
  args: { titleId: 'section', title: localized({ ru: 'Турниры', en: 'Tournaments' }) },
} satisfies Meta<typeof SectionHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithLink: Story = {
  args: {
    link: {
      href: '#all',
      label: localized({ ru: 'Все', en: 'All' }),
      name: localized({ ru: 'Все победители', en: 'All winners' }),
    },
  },
}
