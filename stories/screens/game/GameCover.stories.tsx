import type { Meta, StoryObj } from '@storybook/react-vite'
import { useUnit } from 'effector-react'
import { expect, within } from 'storybook/test'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import type { EndReason, FramePhase, LaunchState, RunningGame } from '#app/features/game/models/launch.machine.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { HostedWindow } from '#app/features/game/hosted-window.tsx'
import { rejected } from '#app/testing/failures.ts'
import type { Answers } from '#app/testing/fake-api.ts'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { STORY_NOW } from '../screen-frame.tsx'
import { screenStories, type ScreenState } from '../screen-states.tsx'
import { gameFacts } from './game-answers.ts'

const MINUTE = 60_000
const at = (minutes: number) => moscowTime(STORY_NOW + minutes * MINUTE)

const request = { slug: 'game-1', mode: 'real', player: PLAYER } as const
const game = (phase: FramePhase): RunningGame => ({
  id: 1,
  name: gameNames.foxTrail,
  renderer: 'html5',
  frame: { src: 'about:blank', keepsOrigin: false },
  launch: 1,
  request,
  phase,
  followsBet: false,
  hasLoaded: true,
})

/** The window of a launch. */
const windowOf = (launch: LaunchState, options: Parameters<typeof screenStories>[3]) => {
  function Window() {
    const language = useUnit($language)
    const running = launch.kind === 'running' ? inLanguage(launch.running, language) : null
    return (
      <HostedWindow
        launch={running === null ? launch : { ...launch, kind: 'running', running }}
        request={request}
        game={running}
        isOpening={running === null}
        mode="seated"
      />
    )
  }
  return screenStories(Window, ROUTES.game, '/game/game-1', options)
}
const running = (phase: FramePhase, options: Parameters<typeof screenStories>[3]) =>
  windowOf({ kind: 'running', launch: 1, running: game(phase) }, options)
const ended = (reason: EndReason) => running({ kind: 'ended', reason }, { otherwise: { getGameFacts: gameFacts } })
const played = (phase: FramePhase, otherwise: Answers) =>
  running(phase, { player: PLAYER, otherwise: { getStatus: status, getGameFacts: gameFacts, ...otherwise } })
const refused = (code: number, until: string | null) =>
  windowOf(
    {
      kind: 'failed',
      launch: 1,
      request,
      running: null,
      isAutomatic: false,
      failure: rejected(code, null, [], { until }),
    },
    { player: PLAYER, otherwise: { getStatus: status, getGameFacts: gameFacts } },
  )

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

/** A time-out, chosen by the player, until a day and hour. */
export const OnTimeout: Story = {
  ...refused(errorCode.onTimeout, at(7 * 24 * 60)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Вывести деньги|Withdraw money)$/u })).toBeVisible()
  },
}

/** A self-exclusion for ever. */
export const Excluded: Story = refused(errorCode.selfExcluded, null)

/** The player's own limit of a session was reached. */
export const Paused: Story = played(
  { kind: 'ready' },
  { getPlaySession: { started_at: at(-90), staked: 1780, won: 1410, rounds: 40, pause_until: at(60) } },
)

/** Between two rounds; the game waits below. */
export const RealityCheck: Story = {
  ...played(
    { kind: 'loading' },
    {
      getPlaySession: {
        started_at: at(-60),
        staked: 1780,
        won: 1410,
        rounds: 40,
        reality: { every: 60, due_at: at(0), is_due: true },
      },
    },
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(within(dialog).getAllByRole('button')).toHaveLength(4)
  },
}
