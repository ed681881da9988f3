import type { Meta, StoryObj } from '@storybook/react-vite'
import { Below, Surface } from '#ui/index.ts'

const meta = {
  title: 'Layout/Below',
  component: Below,
  args: { height: 200, children: <Surface>1</Surface> },
} satisfies Meta<typeof Below>

export default meta
type Story = StoryObj<typeof meta>

export const Near: Story = {}
