import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Checklist } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/Checklist',
  component: Checklist,
  args: {
    items: [
      { id: 'data', label: 'Личные данные', state: 'done', stateText: 'Готово' },
      { id: 'phone', label: 'Телефон', state: 'todo', stateText: 'Ещё нет', note: '+7 999 123-45-67' },
      { id: 'email', label: 'E-mail', state: 'rejected', stateText: 'Не приняты' },
      { id: 'papers', label: 'Документы', state: 'pending', stateText: 'Проверяем' },
    ],
  },
} satisfies Meta<typeof Checklist>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const WithAction: Story = {
  render: ({ items }, { globals }) => (
    <Checklist
      items={items.map((item) =>
        item.state === 'todo' ? { ...item, action: <Button>{say('Подтвердить', globals['language'])}</Button> } : item,
      )}
    />
  ),
}
