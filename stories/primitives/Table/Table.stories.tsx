import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table } from '#ui/index.ts'
import { winnerRows, type WinnerRow } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Primitives/Table',
  component: Table<WinnerRow>,
  args: {
    caption: 'Победители недели',
    rows: winnerRows,
    rowKey: ({ place }) => place,
    columns: [
      { id: 'place', title: 'Место', cell: ({ place }) => place },
      { id: 'player', title: 'Игрок', cell: ({ player }) => player, rowHeader: true },
      { id: 'amount', title: 'Сумма', cell: ({ amount }) => amount, align: 'end', strong: true },
    ],
  },
} satisfies Meta<typeof Table<WinnerRow>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const HeadHidden: Story = { args: { headHidden: true } }

export const Empty: Story = { args: { rows: [] } }
