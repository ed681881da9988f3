import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazySection, Surface } from '#ui/index.ts'

const meta = {
  title: 'Layout/LazySection',
  component: LazySection,
  args: { height: 200, children: <Surface>1</Surface> },
} satisfies Meta<typeof LazySection>

export default meta
type Story = StoryObj<typeof meta>

export const Near: Story = {}
