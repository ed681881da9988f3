import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AmountField, Button, LimitRow } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const change = localized({ ru: 'Изменить', en: 'Change' })
const takeBack = localized({ ru: 'Отменить изменение', en: 'Take back' })

const meta = {
  title: 'Product/LimitRow',
  component: LimitRow,
  args: {
    label: localized({ ru: 'За 24 часа', en: 'In 24 hours' }),
    amount: localized({ ru: '5\u00a0000\u00a0₽', en: '5,000\u00a0₽' }),
    isSet: true,
    use: {
      used: 2000,
      max: 5000,
      label: localized({ ru: 'Использовано', en: 'Used' }),
      usedText: localized({ ru: '2\u00a0000 из 5\u00a0000\u00a0₽', en: '2,000 of 5,000\u00a0₽' }),
      leftText: localized({ ru: 'Осталось 3\u00a0000\u00a0₽', en: '3,000\u00a0₽ left' }),
      note: localized({
        ru: 'Следующая часть освободится завтра в 14:20',
        en: 'More becomes available tomorrow at 14:20',
      }),
    },
    action: <Button>{change}</Button>,
  },
  decorators: [narrow],
} satisfies Meta<typeof LimitRow>

export default meta
type Story = StoryObj<typeof meta>

export const PartlyUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}

export const UsedUp: Story = {
  args: {
    use: {
      used: 5000,
      max: 5000,
      label: localized({ ru: 'Использовано', en: 'Used' }),
      usedText: localized({ ru: '5\u00a0000 из 5\u00a0000\u00a0₽', en: '5,000 of 5,000\u00a0₽' }),
      leftText: localized({ ru: 'Лимит исчерпан', en: 'Nothing left' }),
      note: localized({
        ru: 'Следующая часть освободится завтра в 14:20',
        en: 'More becomes available tomorrow at 14:20',
      }),
    },
  },
}

export const Unset: Story = {
  args: {
    amount: localized({ ru: 'Без лимита', en: 'No limit' }),
    isSet: false,
    use: undefined,
    action: <Button>{localized({ ru: 'Задать', en: 'Set' })}</Button>,
  },
}

export const Pending: Story = {
  args: {
    pending: {
      text: localized({
        ru: 'С 1 дек., 14:20 МСК: 10\u00a0000\u00a0₽',
        en: 'From 1 Dec, 14:20 MSK: 10,000\u00a0₽',
      }),
      action: <Button tone="quiet">{takeBack}</Button>,
    },
  },
}

export const WithForm: Story = {
  args: { action: undefined },
  render: (args, { globals }) => (
    <LimitRow {...args}>
      <AmountField
        size="regular"
        label={pickText({ ru: 'Новый лимит', en: 'New limit' }, globals['language'])}
        value="4000"
        currency="₽"
        estimate={pickText({ ru: 'Ниже нынешнего: действует сразу', en: 'Lower: holds at once' }, globals['language'])}
        onValueChange={() => undefined}
      />
    </LimitRow>
  ),
}
