import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 1, size: 32, children: localized({ ru: 'Победители недели', en: 'Weekly winners' }) },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = {}

export const Small: Story = { args: { level: 3, size: 17 } }
