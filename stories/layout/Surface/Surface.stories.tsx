import type { Meta, StoryObj } from '@storybook/react-vite'
import { Surface } from '#ui/index.ts'

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: 'Панель' },
} satisfies Meta<typeof Surface>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
