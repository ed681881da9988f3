import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProofLink, Table } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { winnerRows, type WinnerRow } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/ProofLink',
  component: ProofLink,
  args: { href: '#round', label: localized({ ru: 'Раунд игрока lotus•••', en: 'Round of lotus•••' }) },
} satisfies Meta<typeof ProofLink>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName()
  },
}

export const InTable: Story = {
  render: ({ label }, { globals }) => (
    <Table<WinnerRow>
      caption={label}
      headHidden
      rows={inLanguage(winnerRows, globals['language'])}
      rowKey={({ place }) => place}
      columns={[
        { id: 'player', title: label, cell: ({ player }) => player, rowHeader: true },
        { id: 'amount', title: label, cell: ({ amount }) => amount, align: 'end', strong: true },
        {
          id: 'round',
          title: label,
          align: 'end',
          cell: ({ player, place }) => (
            <ProofLink
              href={`#${place}`}
              label={pickText({ ru: `Раунд игрока ${player}`, en: `Round of ${player}` }, globals['language'])}
            />
          ),
        },
      ]}
    />
  ),
}
