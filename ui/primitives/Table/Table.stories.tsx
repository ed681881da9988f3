import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { factLabels } from '#stories/fixtures/payment-names.ts'
import { winnerRows, type WinnerRow } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Primitives/Table',
  component: Table<WinnerRow>,
  args: {
    caption: localized({ ru: 'Победители недели', en: 'Weekly winners' }),
    rows: winnerRows,
    rowKey: ({ place }) => place,
    columns: [
      { id: 'place', title: localized({ ru: 'Место', en: 'Rank' }), cell: ({ place }) => place },
      { id: 'player', title: localized({ ru: 'Игрок', en: 'Player' }), cell: ({ player }) => player, rowHeader: true },
      {
        id: 'amount',
        title: factLabels.amount,
        cell: ({ amount }) => amount,
        align: 'end',
        strong: true,
      },
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

const pictures = ['gems-logo.svg', 'fox-logo.svg', null]

/** The picture of what a row is about; one of them has none. */
export const Pictures: Story = {
  args: {
    columns: meta.args.columns.map((column) =>
      column.id === 'player' ? { ...column, picture: ({ place }) => pictures[place - 4] ?? null } : column,
    ),
  },
}

export const HeadHidden: Story = { args: { headHidden: true } }

export const Empty: Story = { args: { rows: [] } }
