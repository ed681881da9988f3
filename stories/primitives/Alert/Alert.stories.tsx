import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Alert } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: { tone: 'neutral', title: 'Новые условия турнира', children: 'Изменения действуют с понедельника.' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Positive: Story = {
  args: { tone: 'positive', title: 'Вывод подтверждён', children: 'Деньги придут в течение трёх часов.' },
}

export const Negative: Story = {
  args: { tone: 'negative', title: 'Сервер не ответил', children: 'Проверьте соединение и попробуйте ещё раз.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
