import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, EmptyState } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: localized({ ru: 'Здесь пока пусто', en: 'Nothing here yet' }),
    children: localized({ ru: 'Новое появится, как только оно будет.', en: 'New items will appear here.' }),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const NothingFound: Story = {
  args: {
    icon: 'search',
    title: localized({ ru: 'Таких игр нет', en: 'No games found' }),
    children: localized({
      ru: 'Попробуйте другое слово или уберите часть фильтров.',
      en: 'Try another word or clear some filters.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** For the list of a whole page. */
export const Constellation: Story = {
  args: {
    icon: 'brand',
    title: localized({ ru: 'В июле движений не было', en: 'Nothing in July' }),
    children: localized({ ru: 'Ни пополнений, ни выводов.', en: 'No deposits and no withdrawals.' }),
  },
}

/** The action undoes what emptied the list. */
export const WithAction: Story = {
  ...NothingFound,
  render: (args, { globals }) => (
    <EmptyState
      {...args}
      action={<Button>{pickText({ ru: 'Убрать фильтры', en: 'Clear filters' }, globals['language'])}</Button>}
    />
  ),
}
