import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Inline, Text } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const words = [
  { ru: 'Горячие', en: 'Hot' },
  { ru: 'Новые', en: 'New' },
  { ru: 'Слоты', en: 'Slots' },
  { ru: 'Столы', en: 'Tables' },
  { ru: 'Джекпот', en: 'Jackpot' },
] as const

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: null },
  render: (args, { globals }) => (
    <Inline {...args}>
      {words.map((word) => (
        <Text key={word.ru}>{pickText(word, globals['language'])}</Text>
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
      <Text>{pickText({ ru: 'Тип игр', en: 'Game types' }, globals['language'])}</Text>
      <Badge tone="new">{pickText({ ru: 'Новые', en: 'New' }, globals['language'])}</Badge>
    </Inline>
  ),
}
