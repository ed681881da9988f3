import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '#ui/index.ts'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'Здесь пока пусто', children: 'Новое появится, как только оно будет.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const NothingFound: Story = {
  args: {
    icon: 'search',
    title: 'Таких игр нет',
    children: 'Попробуйте другое слово или уберите часть фильтров.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** For the list of a whole page. */
export const Constellation: Story = {
  args: { icon: 'constellation', title: 'В июле движений не было', children: 'Ни пополнений, ни выводов.' },
}
