import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, Inline } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Марина Кузнецова' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {}

export const Large: Story = { args: { size: 'large' } }

export const Unknown: Story = { args: { name: '' } }

export const Several: Story = {
  render: (_, { globals }) => (
    <Inline>
      {['Марина Кузнецова', 'igor@example.ru', 'Анна', 'Ёжик Туманный', '+7 999 123-45-67'].map((name) => (
        <Avatar key={name} name={say(name, globals['language'])} />
      ))}
      <Avatar name={say('Олег Щукин', globals['language'])} size="large" />
      <Avatar name="" size="large" />
    </Inline>
  ),
}
