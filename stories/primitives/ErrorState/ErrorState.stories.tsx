import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ErrorState } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { title: 'Сервер не ответил', children: 'Проверьте соединение и попробуйте ещё раз.' },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  render: (args, { globals }) => (
    <ErrorState {...args} action={<Button>{say('Повторить', globals['language'])}</Button>} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
