import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: localized({ ru: 'Панель', en: 'Panel' }) },
} satisfies Meta<typeof Surface>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
