import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Checklist } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { destinationNames } from '#stories/fixtures/payment-names.ts'

const meta = {
  title: 'Product/Checklist',
  component: Checklist,
  args: {
    items: [
      {
        id: 'data',
        label: localized({ ru: 'Личные данные', en: 'Personal details' }),
        state: 'done',
        stateText: localized({ ru: 'Готово', en: 'Done' }),
      },
      {
        id: 'phone',
        label: destinationNames.phone,
        state: 'todo',
        stateText: localized({ ru: 'Ещё нет', en: 'Not yet' }),
        note: '+7 999 123-45-67',
      },
      {
        id: 'email',
        label: localized({ ru: 'E-mail', en: 'Email' }),
        state: 'pending',
        stateText: localized({ ru: 'Ждём код', en: 'Waiting for the code' }),
        note: 'marina@example.ru',
      },
      {
        id: 'papers',
        label: localized({ ru: 'Документы', en: 'Documents' }),
        state: 'rejected',
        stateText: localized({ ru: 'Не приняты', en: 'Rejected' }),
      },
    ],
  },
} satisfies Meta<typeof Checklist>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const WithAction: Story = {
  render: ({ items }, { globals }) => (
    <Checklist
      items={items.map((item) =>
        item.state === 'todo'
          ? { ...item, action: <Button>{pickText({ ru: 'Подтвердить', en: 'Confirm' }, globals['language'])}</Button> }
          : item,
      )}
    />
  ),
}
