import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FieldRow, TextField } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Layout/FieldRow',
  component: FieldRow,
  args: { children: null },
  render: (_, { globals }) => (
    <FieldRow>
      {[
        { ru: 'Логин', en: 'Username' },
        { ru: 'Пароль', en: 'Password' },
      ].map((label) => (
        <TextField key={label.ru} label={pickText(label, globals['language'])} value="" onValueChange={fn()} />
      ))}
    </FieldRow>
  ),
} satisfies Meta<typeof FieldRow>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
