import { attach, combine, createEvent, createStore, merge, sample, scopeBind, type Event } from 'effector'
import type { PlayMode } from '#contract/lobby/games.ts'
import type { RoundState } from '#contract/play/frame.ts'
import { hitGame, openGame } from '#contract/lobby/play.ts'
import { flashFrame, gameFrame } from '#app/lib/security/game-frame.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { createAppWorkflow } from '#app/models/app-workflow.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { refreshPlaySession } from '#app/queries/play-session.ts'
import { refreshUsedLimits } from '#app/queries/protection.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { resultHiddenChanged } from '#app/models/games/result-reveal.model.ts'
import { roundRunningChanged } from '#app/models/alerts/level-moment.model.ts'
import { throttle } from '#app/models/clock/throttle.ts'
import { $restoredCount, responseReceived } from '#app/models/connection/poll-recovery.model.ts'
import { $floatingWindow } from '#app/models/preferences/floating-window.model.ts'
import { gameOpenChanged, sessionCoverChanged } from '#app/models/presence/game-open.ts'
import { $session } from '#app/models/session/session.model.ts'
import { sessionEnded, statusReceived } from '#app/models/session/session-load.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import {
  launchStep,
  requestOf,
  runningOf,
  isSessionEnd,
  type FramePhase,
  type LaunchCommand,
  type LaunchEvent,
  type LaunchState,
} from './launch.machine.ts'

/** The page of a game was opened. */
export const gameRequested = createEvent<{ slug: string; mode: PlayMode }>()
/** The page of the game was left for a page without one. */
export const gamePageLeft = createEvent()
/** The player closed the game. */
export const gameClosed = createEvent()
/** The player retries after a failure. */
export const launchRetried = createEvent()
/** The player opens the running game anew, because its frame is slow or has ended. */
export const gameRestarted = createEvent()
/** The document of a launch's frame has loaded. */
export const frameLoaded = createEvent<{ launch: number }>()
/** The frame of a launch is ready, is slow, or has ended. */
export const framePhaseChanged = createEvent<{ launch: number; phase: FramePhase; followsBet?: boolean }>()

/** A frame says of a round that it was sent, goes on, or is settled. */
export const roundReported = createEvent<RoundState>()
/** The result of a round is shown, and the balance may have changed. */
const resultShown = roundReported.filter({ fn: (state) => state !== 'sent' })

/** The player's balance has or may have changed outside the game. */
export const balanceChanged = createEvent()
/** The player's money in the last status. */
const $money = createStore('').on(
  statusReceived,
  (_, { id, balance, bonus_balance }) => `${id} ${balance} ${bonus_balance}`,
)

/** How often the running game was asked to read its balance again. */
export const $refreshCount = createStore(0).on(balanceChanged, (count) => count + 1)

/** Time until a frame that is neither ready nor loaded counts as slow. */
const SLOW_MS = 15_000
/** Time for the first message of a loaded frame. One that sends none counts as ready afterwards. */
const SILENT_MS = 2000

const { $state, dispatch } = createAppWorkflow<LaunchState, LaunchEvent, LaunchCommand>({
  name: 'game launch',
  initial: { kind: 'closed', launch: 0 },
  transition: launchStep,
  // Another launch aborts the request and the timer of the previous one.
  identity: ({ kind, launch }) => `${kind} ${launch}`,
  commands: {
    open: {
      until: 'stateLeft',
      async run({ http }, { request: { slug, mode } }, signal, fire) {
        const { id, name, url, renderer } = await http.call(
          openGame,
          { params: { game: slug }, query: { type: mode } },
          signal,
        )
        const frame = (renderer === 'flash' ? flashFrame : gameFrame)(url, window.location.origin)
        if (frame === null && !signal.aborted) fire(urlRejected, { url, reason: 'no frame', isNavigation: false })
        return { kind: 'opened', game: { id, name, renderer, frame } }
      },
      failed: (failure) => ({ kind: 'failed', failure }),
    },
    // A failed count does not concern the player, only the operator.
    count: { until: 'never', run: async ({ http }, { id }) => void (await http.call(hitGame, { body: { id } })) },
    expectFrame: {
      until: 'stateLeft',
      run({ clock }, { launch }, signal, fire) {
        const cancel = clock.after(SLOW_MS, () => fire(framePhaseChanged, { launch, phase: { kind: 'slow' } }))
        signal.addEventListener('abort', cancel)
      },
    },
    expectMessage: {
      until: 'stateLeft',
      run({ clock }, { launch }, signal, fire) {
        const cancel = clock.after(SILENT_MS, () => fire(framePhaseChanged, { launch, phase: { kind: 'ready' } }))
        signal.addEventListener('abort', cancel)
      },
    },
  },
})

/** The launch of the current game. */
export const $launch = $state
/** The game that runs in a frame, also while another one opens. */
export const $runningGame = $state.map(runningOf)
sample({ clock: $state.map(({ kind }) => kind !== 'closed').updates, target: gameOpenChanged })
/** On its own page the game is large, and so is its cover. */
const $isOnItsPage = createStore(false)
  .on(gameRequested, () => true)
  .on(gamePageLeft, () => false)
sample({
  clock: combine($runningGame, $isOnItsPage, (game, isOnItsPage) => isOnItsPage && isSessionEnd(game?.phase)).updates,
  target: sessionCoverChanged,
})
/** The launch of the real game; `null` if none runs. */
const $realLaunch = $runningGame.map((game) => (game?.request.mode === 'real' ? game.launch : null))
/** Longer than the slowest result, the wheel of a roulette. */
const RESULT_LIMIT_MS = 10_000
const resultLimitReached = createEvent<number>()
/** The last move that was sent, by its number, and whether its result is not shown yet. */
const $lastMove = createStore({ number: 0, isHidden: false }, { serialize: 'ignore' }).on(
  roundReported,
  ({ number }, state) => (state === 'sent' ? { number: number + 1, isHidden: true } : { number, isHidden: false }),
)
/** The frame has not reported the result of the last move in time. */
const resultMissed = sample({
  clock: resultLimitReached,
  source: $lastMove,
  filter: (last, number) => last.isHidden && last.number === number,
  fn: () => undefined,
})
$lastMove.on(resultMissed, (last) => ({ ...last, isHidden: false }))
/** Since a round was sent until it is settled. A result that a frame never reports must not put a reality check off. */
const $hasRound = createStore(false)
  .on(roundReported, (_, state) => state !== 'settled')
  .on(resultMissed, () => false)
  .reset($realLaunch.updates)
/** Whether a round of the real game is going on: what interrupts play waits for its end. */
export const $isRoundRunning = combine($realLaunch, $hasRound, (launch, hasRound) => launch !== null && hasRound)
sample({ clock: $isRoundRunning.updates, target: roundRunningChanged })
const limitResultFx = attach({
  source: $clock,
  effect: (clock, { number }: { number: number }) => {
    const reached = scopeBind(resultLimitReached, { safe: true })
    requireClock(clock).after(RESULT_LIMIT_MS, () => reached(number))
  },
})
sample({ clock: $lastMove, filter: ({ isHidden }) => isHidden, target: limitResultFx })
sample({
  clock: combine($realLaunch, $lastMove, (launch, { isHidden }) => launch !== null && isHidden).updates,
  target: resultHiddenChanged,
})
const refreshSessionFx = attach({
  source: $queryClient,
  effect: async (client) => {
    await Promise.all([refreshPlaySession(requireClient(client)), refreshUsedLimits(requireClient(client))])
  },
})

/** Only what happens to a real game: play money is not part of the status. */
const inRealGame = <Payload>(clock: Event<Payload>): Event<void> =>
  sample({
    clock,
    source: $runningGame,
    filter: (game) => game?.request.mode === 'real',
    fn: () => undefined,
  })
const isReady = framePhaseChanged.filter({ fn: ({ phase }) => phase.kind === 'ready' })
// The session may have ended, or the account may be blocked.
const isExpired = framePhaseChanged.filter({ fn: ({ phase }) => phase.kind === 'ended' && phase.reason === 'expired' })
// A deposit or a bonus on any device, or a round: frames of providers may not report theirs.
const moneyChanged = inRealGame($money.updates)
sample({ clock: moneyChanged, target: balanceChanged })
// A frame whose response was lost then sends the same move again.
sample({
  clock: $restoredCount.updates,
  source: $runningGame,
  filter: (game) => game !== null,
  fn: () => undefined,
  target: balanceChanged,
})

// A frame decides how often it sends messages and loads, but not how often the server is asked.
sample({ clock: throttle(inRealGame(merge([resultShown, isExpired]))), target: statusOutdated })
// A real launch begins a session.
sample({
  clock: throttle(merge([inRealGame(merge([resultShown, isReady])), moneyChanged])),
  target: refreshSessionFx,
})

/** Who plays. With a token it is no guest, although the id comes later. */
export const $player = $session.map(({ token, id }) => (token === null ? null : id))
sample({
  clock: gameRequested,
  source: $player,
  fn: (player, game): LaunchEvent => ({ kind: 'requested', request: requestOf(game, player) }),
  target: dispatch,
})
sample({
  clock: gamePageLeft,
  source: $floatingWindow,
  fn: (floats): LaunchEvent => ({ kind: 'left', floats }),
  target: dispatch,
})
sample({ clock: gameClosed, fn: (): LaunchEvent => ({ kind: 'closed' }), target: dispatch })
sample({
  clock: gameRestarted,
  source: $player,
  fn: (player): LaunchEvent => ({ kind: 'restarted', player }),
  target: dispatch,
})
sample({
  clock: framePhaseChanged,
  fn: (change): LaunchEvent => ({ kind: 'phaseChanged', ...change }),
  target: dispatch,
})
sample({
  clock: frameLoaded,
  fn: ({ launch }): LaunchEvent => ({ kind: 'frameLoaded', launch }),
  target: dispatch,
})
sample({
  clock: $session.updates,
  source: $player,
  fn: (player): LaunchEvent => ({ kind: 'playerChanged', player }),
  target: dispatch,
})
sample({
  clock: sessionEnded.filter({ fn: (reason) => reason === 'blocked' }),
  fn: (): LaunchEvent => ({ kind: 'playerBlocked' }),
  target: dispatch,
})

sample({ clock: launchRetried, fn: (): LaunchEvent => ({ kind: 'retried', isAutomatic: false }), target: dispatch })
/* Without a response: one automatic retry when the server responds again, and another one after each outage. */
const automaticRetry = (): LaunchEvent => ({ kind: 'retried', isAutomatic: true })
sample({
  clock: responseReceived,
  source: $state,
  filter: (state) => state.kind === 'failed' && state.failure.kind === 'noResponse' && !state.isAutomatic,
  fn: automaticRetry,
  target: dispatch,
})
sample({
  clock: $restoredCount.updates,
  source: $state,
  filter: (state) => state.kind === 'failed' && state.failure.kind === 'noResponse',
  fn: automaticRetry,
  target: dispatch,
})
