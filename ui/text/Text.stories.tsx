import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: localized({ ru: 'Обычный текст страницы.', en: 'Plain page text.' }) },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Muted: Story = {
  args: { tone: 'muted', children: localized({ ru: 'Приглушённый текст.', en: 'Muted text.' }) },
}

export const Money: Story = { args: { tone: 'money', tabular: true, strong: true, children: '3 482 916,40 ₽' } }
