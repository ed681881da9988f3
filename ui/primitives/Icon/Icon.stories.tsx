import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'games' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Large: Story = { args: { size: 32 } }

export const All: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
}
