import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GameGrid, GameGridRow, GameTile, Surface } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { games } from '#stories/fixtures/winners.ts'

const fixed = {
  badge: null,
  badgeText: '',
  playHref: '#play',
  demoHref: '#demo',
  favourites: null,
  priority: true,
} as const

const tilesIn = (language: unknown) =>
  games.map((game) => (
    <GameTile
      key={game.id}
      {...fixed}
      gameId={game.id}
      provider={inLanguage(game.provider, language)}
      online={game.online}
      name={inLanguage(game.name, language)}
      shortName={inLanguage(game.name, language)}
      image={game.image}
    />
  ))

const meta = {
  title: 'Product/GameGrid',
  component: GameGrid,
  args: { label: localized({ ru: 'Список игр', en: 'Game list' }), onNavigate: fn(), children: null },
  render: (args, { globals }) => <GameGrid {...args}>{tilesIn(globals['language'])}</GameGrid>,
} satisfies Meta<typeof GameGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

/** `GameGridRow` takes the whole second row. */
export const WithRow: Story = {
  render: (args, { globals }) => (
    <GameGrid {...args}>
      <GameGridRow>
        <Surface>{pickText({ ru: 'Регистрация', en: 'Sign up' }, globals['language'])}</Surface>
      </GameGridRow>
      {tilesIn(globals['language'])}
    </GameGrid>
  ),
}
