import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pair, TextField } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Layout/Pair',
  component: Pair,
  args: { children: null },
  render: (_, { globals }) => (
    <Pair>
      {['Логин', 'Пароль'].map((label) => (
        <TextField key={label} label={say(label, globals['language'])} value="" onValueChange={fn()} />
      ))}
    </Pair>
  ),
} satisfies Meta<typeof Pair>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
