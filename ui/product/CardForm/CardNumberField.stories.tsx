import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { CardNumberField } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Product/CardNumberField',
  component: CardNumberField,
  args: {
    label: localized({ ru: 'Номер карты', en: 'Card number' }),
    warning: localized({ ru: 'Проверьте номер: похоже, в нём опечатка', en: 'Check the number: it looks mistyped' }),
    brandNames: { Mir: localized({ ru: 'Мир', en: 'Mir' }) },
  },
  decorators: [narrow],
} satisfies Meta<typeof CardNumberField>

export default meta
type Story = StoryObj<typeof meta>

const type = async (digits: string) => {
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard(digits)
}

export const Empty: Story = {}

export const Grouped: Story = {
  play: async () => {
    await type('22001234567890190')
    await expect(screen.getByRole('textbox')).toHaveValue('2200 1234 5678 9019 0')
    await userEvent.keyboard('{Backspace}')
    await expect(screen.getByRole('textbox')).toHaveValue('2200 1234 5678 9019')
  },
}

export const Warning: Story = {
  play: async () => {
    await type('2200123456789017')
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    await expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
  },
}

export const Invalid: Story = {
  args: { error: localized({ ru: 'Неверный формат карты', en: 'Invalid card number' }) },
  play: () => type('2200 12'),
}

export const ReadOnly: Story = { args: { readOnly: true } }
