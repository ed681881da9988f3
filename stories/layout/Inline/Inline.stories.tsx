import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Inline, Text } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const words = ['Горячие', 'Новые', 'Слоты', 'Столы', 'Джекпот'] as const

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: null },
  render: (args, { globals }) => (
    <Inline {...args}>
      {words.map((word) => (
        <Text key={word}>{say(word, globals['language'])}</Text>
      ))}
    </Inline>
  ),
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const FromTheStart: Story = {}

export const Centred: Story = { args: { justify: 'centre' } }

export const Spread: Story = {
  args: { justify: 'between' },
  render: (args, { globals }) => (
    <Inline {...args}>
      <Text>{say('Тип игр', globals['language'])}</Text>
      <Badge kind="new">{say('Новые', globals['language'])}</Badge>
    </Inline>
  ),
}
