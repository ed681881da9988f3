import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, StateMessage } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Primitives/StateMessage',
  component: StateMessage,
  args: { kind: 'empty', title: 'Таких игр нет', children: 'Попробуйте другое слово или уберите часть фильтров.' },
} satisfies Meta<typeof StateMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Failed: Story = {
  args: { kind: 'error', title: 'Сервер не ответил', children: 'Проверьте соединение и попробуйте ещё раз.' },
  render: (args, { globals }) => (
    <StateMessage {...args} action={<Button>{say('Повторить', globals['language'])}</Button>} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
