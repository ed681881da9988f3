import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateRange } from '#ui/index.ts'
import { dateParts } from '#stories/fixtures/date-parts.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/DateRange',
  component: DateRange,
  args: {
    label: localized({ ru: 'Период выписки', en: 'Statement period' }),
    fromLabel: localized({ ru: 'С какого дня', en: 'From' }),
    toLabel: localized({ ru: 'По какой день', en: 'To' }),
    parts: dateParts,
    value: { from: '2026-11-01', to: '2026-11-24' },
    onValueChange: fn(),
    orderError: localized({ ru: 'Конец раньше начала', en: 'The end is before the start' }),
    hint: localized({ ru: 'Не больше года', en: 'A year at most' }),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 720 }}>
        <DateRange {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { args: { value: { from: '', to: '' } } }

/** The error stands at the second date, and goes when it is right. */
export const Reversed: Story = {
  args: { value: { from: '2026-11-24', to: '2026-11-02' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    const day = canvas.getAllByRole('textbox')[2]
    if (day === undefined) throw new Error('The second date has no day.')
    await userEvent.type(day, '8', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(day, '{Backspace}')
  },
}

export const Disabled: Story = { args: { disabled: true } }
