import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Heading, Surface, Tabs } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: localized({ ru: 'Период', en: 'Period' }),
    tabs: [
      {
        id: 'week',
        label: localized({ ru: 'Неделя', en: 'Week' }),
        content: localized({ ru: 'Лучшие выигрыши за семь дней.', en: 'The best wins of the last seven days.' }),
      },
      {
        id: 'month',
        label: localized({ ru: 'Месяц', en: 'Month' }),
        content: localized({ ru: 'Лучшие выигрыши за тридцать дней.', en: 'The best wins of the last thirty days.' }),
      },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}

export const Marked: Story = {
  args: {
    tabs: [
      {
        id: 'week',
        label: localized({ ru: 'Неделя', en: 'Week' }),
        content: localized({ ru: 'Лучшие выигрыши за семь дней.', en: 'The best wins of the last seven days.' }),
      },
      {
        id: 'month',
        label: localized({ ru: 'Месяц', en: 'Month' }),
        dotLabel: localized({ ru: 'есть новое', en: 'new updates' }),
        content: localized({ ru: 'Лучшие выигрыши за тридцать дней.', en: 'The best wins of the last thirty days.' }),
      },
    ],
  },
}

export const Counted: Story = {
  args: {
    tabs: [
      {
        id: 'week',
        label: localized({ ru: 'Неделя', en: 'Week' }),
        count: 2,
        content: localized({ ru: 'Лучшие выигрыши за семь дней.', en: 'The best wins of the last seven days.' }),
      },
      {
        id: 'month',
        label: localized({ ru: 'Месяц', en: 'Month' }),
        content: localized({ ru: 'Лучшие выигрыши за тридцать дней.', en: 'The best wins of the last thirty days.' }),
      },
    ],
  },
}

/** The title of the page above the list, and beside both what belongs to all tabs. */
export const WithHeading: Story = {
  args: {
    heading: (
      <Heading level={1} size={32}>
        {localized({ ru: 'Кто выиграл', en: 'Who won' })}
      </Heading>
    ),
    beside: <Surface>{localized({ ru: 'За всё время', en: 'Of all time' })}</Surface>,
  },
}

export const ByKeyboard: Story = {
  parameters: ownFrame(140),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus()
  },
}
