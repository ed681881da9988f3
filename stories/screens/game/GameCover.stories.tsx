import type { Meta, StoryObj } from '@storybook/react-vite'
import { useUnit } from 'effector-react'
import { expect } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import type { EndReason, RunningGame } from '#app/features/game/models/launch.machine.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { HostedWindow } from '#app/features/game/hosted-window.tsx'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'
import { gameFacts } from './game-answers.ts'

const ended = (reason: EndReason) => {
  const game: RunningGame = {
    id: 1,
    name: gameNames.foxTrail,
    renderer: 'html5',
    frame: { src: '/play/game-1', keepsOrigin: false },
    launch: 1,
    request: { slug: 'game-1', mode: 'real', player: 5 },
    phase: { kind: 'ended', reason },
    followsBet: false,
    hasLoaded: true,
  }
  function Window() {
    const running = inLanguage(game, useUnit($language))
    return (
      <HostedWindow
        launch={{ kind: 'running', launch: game.launch, running }}
        request={game.request}
        game={running}
        isOpening={false}
        mode="seated"
      />
    )
  }
  return screenStories(Window, ROUTES.game, '/game/game-1', { otherwise: { getGameFacts: gameFacts } })
}

const meta = {
  title: 'Screens/GameCover',
  ...ended('signedOut'),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Войти и играть|Sign in and play)$/u })).toBeVisible()
  },
}

export const Blocked: Story = {
  ...ended('blocked'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^(Куда обратиться|Who to contact)$/u })
    await expect(link).toHaveAttribute('href', '/complaints')
  },
}
