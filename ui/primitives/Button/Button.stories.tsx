import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, Inline } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: localized({ ru: 'Создать аккаунт', en: 'Create account' }), onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { tone: 'primary' },
  parameters: { visual: { motion: 'on hover' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { children: localized({ ru: 'Показать ещё 15', en: 'Show 15 more' }) } }

export const Quiet: Story = { args: { tone: 'quiet', children: localized({ ru: 'Закрыть', en: 'Close' }) } }

/** Confirms an action that cannot be undone. */
export const Negative: Story = {
  args: { tone: 'negative', children: localized({ ru: 'Отменить вывод', en: 'Cancel the withdrawal' }) },
}

/** In a dialog the safe way back follows it: beside it where both fit, below it on a phone. */
export const NegativeWithWayBack: Story = {
  args: { tone: 'negative', children: localized({ ru: 'Отказаться от бонуса', en: 'Give up the bonus' }) },
  render: (args, { globals }) => (
    <Inline>
      <Button {...args} />
      <Button tone="quiet">{pickText({ ru: 'Оставить бонус', en: 'Keep the bonus' }, globals['language'])}</Button>
    </Inline>
  ),
}

export const Busy: Story = {
  args: { tone: 'primary', busy: true, children: localized({ ru: 'Отправляем…', en: 'Sending…' }) },
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
  parameters: ownFrame(76),
  args: { tone: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
