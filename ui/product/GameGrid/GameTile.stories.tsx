import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createFavourites, GameGrid, GameTile } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { gameNames, providerNames } from '#stories/fixtures/names.ts'

const onNavigate = fn()
const onFavourite = fn()

const meta = {
  title: 'Product/GameTile',
  component: GameTile,
  args: {
    gameId: 1,
    name: gameNames.foxTrail,
    shortName: gameNames.foxTrail,
    provider: providerNames.foxAndKey,
    image: 'fox.svg',
    online: '76',
    badge: null,
    badgeText: '',
    playHref: '#play',
    demoHref: '#demo',
    favourites: null,
    priority: true,
  },
  render: (args, { globals }) => (
    <GameGrid
      label={pickText({ ru: 'Список игр', en: 'Game list' }, globals['language'])}
      onNavigate={onNavigate}
      onFavourite={onFavourite}
    >
      <GameTile {...args} />
    </GameGrid>
  ),
  beforeEach: () => {
    onNavigate.mockClear()
    onFavourite.mockClear()
  },
} satisfies Meta<typeof GameTile>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const demo = canvas.getAllByRole('link')[1]
    await userEvent.tab()
    await userEvent.tab()
    await expect(demo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onNavigate).toHaveBeenCalledOnce()
  },
}

export const New: Story = { args: { badge: 'new', badgeText: 'NEW' } }

export const Hot: Story = { args: { badge: 'hot', badgeText: 'HOT' } }

export const Jackpot: Story = {
  args: {
    badge: 'jackpot',
    badgeText: '12 480 ₽',
    name: gameNames.northernHoard,
    shortName: gameNames.northernHoard,
    image: 'gems.svg',
  },
}

/** Cut after 18 characters; the tooltip has the whole name. */
export const LongName: Story = {
  args: {
    name: localized({ ru: 'Сокровища Трансбайкальского Рейса', en: 'Treasures of the Trans-Baikal Run' }),
    shortName: localized({ ru: 'Сокровища Трансбай…', en: 'Treasures of the T…' }),
    image: 'train.svg',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByTitle(/^(Сокровища Трансбайкальского Рейса|Treasures of the Trans-Baikal Run)$/u),
    ).toBeVisible()
  },
}

export const Favourite: Story = {
  args: { favourites: createFavourites([1]) },
  play: async ({ canvas }) => {
    const favouriteButton = canvas.getByRole('button', { pressed: true })
    await userEvent.click(favouriteButton)
    await expect(onFavourite).toHaveBeenCalledWith(1)
  },
}

/** A drawn cover stands in for the picture. */
export const WithoutPicture: Story = { args: { image: null } }

/** The same for a picture that does not load. */
export const BrokenPicture: Story = {
  args: { image: 'data:image/png,broken', name: gameNames.cherryRow, shortName: gameNames.cherryRow },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-letter]')).not.toBeNull())
  },
}

/** It can't be played now, and says why. */
export const Unavailable: Story = {
  args: {
    unavailable: localized({ ru: 'Обновляется, вернётся к вечеру', en: 'Being updated, back this evening' }),
    online: '',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The number of players changes while the lobby is open: only its changed digits roll. */
export const OnlineRolling: Story = {
  render: (args, { globals }) => {
    const [online, setOnline] = useState(78)
    return (
      <div ref={(element) => element?.addEventListener('click', () => setOnline(81), { once: true })}>
        <GameGrid
          label={pickText({ ru: 'Список игр', en: 'Game list' }, globals['language'])}
          onNavigate={onNavigate}
          onFavourite={onFavourite}
        >
          <GameTile {...args} online={String(online)} />
        </GameGrid>
      </div>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('heading'))
    await expect(canvasElement.querySelector('[data-component="RollingAmount"]')).toHaveTextContent('81')
  },
}
