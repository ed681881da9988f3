import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeader } from '#ui/index.ts'

const meta = {
  title: 'Product/SectionHeader',
  component: SectionHeader,
  args: { titleId: 'section', title: 'Турниры' },
} satisfies Meta<typeof SectionHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithLink: Story = { args: { link: { href: '#all', label: 'Все', name: 'Все победители' } } }
