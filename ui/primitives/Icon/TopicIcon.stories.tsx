import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopicIcon, topicNames } from '#ui/index.ts'

const meta = {
  title: 'Primitives/TopicIcon',
  component: TopicIcon,
  args: { topic: 'account', size: 32 },
} satisfies Meta<typeof TopicIcon>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const All: Story = {
  render: ({ size }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {topicNames.map((topic) => (
        <TopicIcon key={topic} topic={topic} size={size ?? 32} />
      ))}
    </div>
  ),
}
