import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Alert } from '#ui/index.ts'
import { newTerms, noResponse, withdrawalConfirmed } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: {
    tone: 'neutral',
    title: newTerms.title,
    children: newTerms.text,
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Positive: Story = {
  args: {
    tone: 'positive',
    title: withdrawalConfirmed.title,
    children: withdrawalConfirmed.text,
  },
}

export const Negative: Story = {
  args: {
    tone: 'negative',
    title: noResponse.title,
    children: noResponse.text,
  },
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
