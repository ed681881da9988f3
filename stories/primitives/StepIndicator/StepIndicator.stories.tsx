import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepIndicator } from '#ui/index.ts'

const meta = {
  title: 'Primitives/StepIndicator',
  component: StepIndicator,
  args: { label: 'Восстановление доступа', steps: ['Контакт', 'Проверка', 'Новый пароль'], current: 0 },
} satisfies Meta<typeof StepIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}

export const Middle: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    const [done, current] = canvas.getAllByRole('listitem')
    await expect(done).not.toHaveAttribute('aria-current')
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

export const Last: Story = { args: { current: 2 } }
