import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepIndicator } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/StepIndicator',
  component: StepIndicator,
  args: {
    label: localized({ ru: 'Восстановление доступа', en: 'Account recovery' }),
    steps: [
      localized({ ru: 'Контакт', en: 'Contact' }),
      localized({ ru: 'Проверка', en: 'Verify' }),
      localized({ ru: 'Новый пароль', en: 'New password' }),
    ],
    current: 0,
  },
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
