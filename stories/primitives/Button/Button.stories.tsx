import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Создать аккаунт', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { tone: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { children: 'Показать ещё 15' } }

export const Quiet: Story = { args: { tone: 'quiet', children: 'Закрыть' } }

export const Busy: Story = {
  args: { tone: 'primary', busy: true, children: 'Отправляем…' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Wide: Story = { args: { wide: true, tone: 'primary' } }

/** The main action of a payment. */
export const Large: Story = { args: { size: 'large', tone: 'primary' } }

/** A main action that is not available loses its gold. */
export const LargeDisabled: Story = { args: { size: 'large', tone: 'primary', disabled: true } }

export const Small: Story = { args: { size: 'small' } }

export const ByKeyboard: Story = {
  args: { tone: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
