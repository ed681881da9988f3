import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FieldRow, TextField } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Layout/FieldRow',
  component: FieldRow,
  args: { children: null },
  render: (_, { globals }) => (
    <FieldRow>
      {['Логин', 'Пароль'].map((label) => (
        <TextField key={label} label={say(label, globals['language'])} value="" onValueChange={fn()} />
      ))}
    </FieldRow>
  ),
} satisfies Meta<typeof FieldRow>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
