import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { AmountField } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { factLabels } from '#stories/fixtures/payment-names.ts'

const alternatives = {
  label: localized({ ru: 'Подходящие суммы', en: 'Accepted amounts' }),
  amounts: ['501', '502', '503'].map((value) => ({ value, text: `${value}\u00a0₽` })),
}

const meta = {
  title: 'Product/AmountField',
  component: AmountField,
  args: {
    label: factLabels.amount,
    value: '',
    onValueChange: fn(),
    currency: '₽',
    limits: localized({ ru: 'от 300 до 15\u00a0000\u00a0₽', en: '300 to 15,000\u00a0₽' }),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 428 }}>
        <AmountField
          {...args}
          value={value}
          onValueChange={(typed) => {
            args.onValueChange(typed)
            setValue(typed)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    hint: localized({
      ru: 'Целое число. Переводить нужно ровно эту сумму.',
      en: 'A whole number. Transfer exactly this amount.',
    }),
  },
}

/** Spaces and a comma stay as typed, and the caret stays where it is. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '1 500,50')
    await expect(input).toHaveValue('1 500,50')
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('2')
    await expect(input).toHaveValue('12 500,50')
    await expect(input.selectionStart).toBe(2)
  },
}

export const Wrong: Story = {
  args: {
    value: '500',
    error: localized({
      ru: 'Круглые суммы этот способ не принимает. Подойдут:',
      en: 'This method doesn’t accept round amounts. Try one of these:',
    }),
    alternatives,
    hint: localized({
      ru: 'По последней цифре банк отличит ваш перевод от чужого.',
      en: 'The last digit lets the bank recognise your transfer.',
    }),
  },
}

/** An alternative fills the field, which takes the focus back. */
export const Filled: Story = {
  ...Wrong,
  render: (args) => {
    const [value, setValue] = useState(args.value)
    const { error, alternatives: offered, ...rest } = args
    return (
      <div style={{ maxInlineSize: 428 }}>
        <AmountField
          {...rest}
          {...(value === '500' ? { error, alternatives: offered } : {})}
          value={value}
          onValueChange={setValue}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /502/u })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('502')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** The amount in another currency is announced with a debounce. */
export const Estimate: Story = {
  args: {
    value: '1 500',
    estimate: localized({ ru: 'Спишется около 16,40\u00a0$', en: 'You’ll be charged about $16.40' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('16')
  },
}

export const Regular: Story = {
  args: {
    size: 'regular',
    value: '5 000',
    limits: '500–30\u00a0000\u00a0₽',
    hint: localized({
      ru: 'Сегодня можно ещё 25\u00a0000\u00a0₽ из 30\u00a0000\u00a0₽.',
      en: 'You can still withdraw 25,000 of 30,000\u00a0₽ today.',
    }),
  },
}

export const Disabled: Story = { args: { value: '501', disabled: true } }

/** The narrowest page. */
export const Narrow: Story = {
  args: {
    ...Wrong.args,
    value: '15 000',
    alternatives: {
      ...alternatives,
      amounts: ['14 999', '14 998', '14 997'].map((value) => ({
        value,
        text: `${value.replace(' ', '\u00a0')}\u00a0₽`,
      })),
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: 256 }}>
      <AmountField {...args} />
    </div>
  ),
}
