import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PodiumStage, Surface, Table, type StageWinner } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { factLabels } from '#stories/fixtures/payment-names.ts'
import { podium, winnerRows } from '#stories/fixtures/winners.ts'

const games = [gameNames.northernHoard, gameNames.foxTrail, gameNames.transBaikalRun]
const dates = [
  localized({ ru: '23 ноября', en: '23 November' }),
  localized({ ru: '22 ноября', en: '22 November' }),
  localized({ ru: '20 ноября', en: '20 November' }),
]
const winners = podium.map((winner, index) => ({ ...winner, game: games[index] ?? '', date: dates[index] ?? '' }))

const tiedWinners = winners.map((winner, index) => (index === 0 ? winner : { ...winner, rank: 2, prize: '84 200 ₽' }))
const longName = 'severnoe_siyanie_nad_kolskim_zalivom•••'
const withLongName = (winner: StageWinner): StageWinner => ({ ...winner, name: longName, fullName: longName })

const meta = {
  title: 'Product/PodiumStage',
  component: PodiumStage,
  args: { label: localized({ ru: 'Победители недели', en: 'Weekly winners' }), winners },
  render: (args) => (
    <div style={{ maxInlineSize: 804 }}>
      <PodiumStage {...args} />
    </div>
  ),
} satisfies Meta<typeof PodiumStage>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Equal sums share a place, and the earlier winner stands higher. */
export const EqualSums: Story = {
  args: { winners: tiedWinners },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]')?.textContent)
    await expect(places).toEqual(['1', '2', '2'])
  },
}

/** Two first places on different steps. */
export const TwoFirst: Story = {
  args: {
    winners: winners.map((winner, index) => (index === 1 ? { ...winner, rank: 1, prize: '126 500 ₽' } : winner)),
  },
}

/** A long name takes two lines; the rest of it is in its tooltip. */
export const LongNames: Story = {
  args: {
    winners: winners.map(withLongName),
  },
}

/** Equal sums and long names, which take two lines. */
export const LongNamesTied: Story = {
  args: {
    winners: tiedWinners.map(withLongName),
  },
}

/** In a panel of the home page. */
export const Compact: Story = {
  args: { compact: true },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Surface>
        <PodiumStage {...args} />
      </Surface>
    </div>
  ),
}

export const CompactEqualSums: Story = { ...Compact, args: { ...Compact.args, ...EqualSums.args } }

/** Fewer than three: the steps of the others stay away, the first keeps its size. */
export const One: Story = { args: { winners: winners.slice(0, 1) } }

/** Points of a tournament, without covers. */
export const WithoutCovers: Story = {
  args: {
    winners: podium.map((winner, index) => ({
      ...winner,
      image: null,
      game: '',
      prize: ['1 208', '1 140', '993'][index] ?? '',
    })),
  },
}

/** The table of the further places beside it. */
export const WithTable: Story = {
  render: (args, { globals: { language } }) => (
    <PodiumStage {...args}>
      <Surface>
        <Table
          caption={args.label}
          rows={winnerRows}
          rowKey={({ place }) => place}
          columns={[
            { id: 'place', title: pickText({ ru: 'Место', en: 'Rank' }, language), cell: ({ place }) => place },
            {
              id: 'player',
              title: pickText({ ru: 'Игрок', en: 'Player' }, language),
              cell: ({ player }) => player,
              rowHeader: true,
            },
            {
              id: 'amount',
              title: inLanguage(factLabels.amount, language),
              cell: ({ amount }) => inLanguage(amount, language),
              align: 'end',
              strong: true,
            },
          ]}
        />
      </Surface>
    </PodiumStage>
  ),
}
