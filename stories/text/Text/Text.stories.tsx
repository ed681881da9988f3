import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#ui/index.ts'

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Обычный текст страницы.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Muted: Story = { args: { tone: 'muted', children: 'Приглушённый текст.' } }

export const Money: Story = { args: { tone: 'money', tabular: true, strong: true, children: '3 482 916,40 ₽' } }
