import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ErrorState } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'
import { noResponse } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: noResponse.title,
    children: noResponse.text,
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  render: (args, { globals }) => (
    <ErrorState
      {...args}
      action={<Button>{pickText({ ru: 'Повторить', en: 'Try again' }, globals['language'])}</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
