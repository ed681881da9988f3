import { FRAME_ENDS } from '#contract/play/frame.ts'
import type { GameAddress } from '#contract/lobby/play.ts'
import type { PlayMode } from '#contract/lobby/games.ts'
import type { Failure } from '#app/http/failure.ts'
import type { GameFrame } from '#app/lib/security/game-frame.ts'
import type { Step } from '#app/lib/state/create-workflow.ts'

/** A game as one player opens it. Guests always play demo (`spec §6`). */
export interface GameRequest {
  slug: string
  mode: PlayMode
  /** The player's id, 0 until it is known; `null` for a guest. */
  player: number | null
}

/** The request of a game at an address, by a player or a guest. */
export const requestOf = ({ slug, mode }: Pick<GameRequest, 'slug' | 'mode'>, player: number | null): GameRequest => ({
  slug,
  mode: player === null ? 'demo' : mode,
  player,
})

/** What the server says about an opened game. `frame` is `null` if its URL failed the check. */
export interface OpenedGame {
  id: number
  name: string
  renderer: GameAddress['renderer']
  frame: GameFrame | null
}

export const END_REASONS = [...FRAME_ENDS, 'signedOut', 'blocked'] as const
export type EndReason = (typeof END_REASONS)[number]

/** `slow`: neither ready nor loaded for a while; it may still come. `ended`: only a new launch helps. */
export type FramePhase =
  | { kind: 'loading' }
  | { kind: 'slow' }
  | { kind: 'ready' }
  | { kind: 'ended'; reason: EndReason }

/** Whether the game has ended because the player's session has. Its cover then says so. */
export const isSessionEnd = (phase: FramePhase | undefined): boolean =>
  phase?.kind === 'ended' && (phase.reason === 'signedOut' || phase.reason === 'blocked')

/** A game in its frame, from the launch with this number. */
export interface RunningGame extends OpenedGame {
  launch: number
  request: GameRequest
  phase: FramePhase
  /** Whether the frame follows the settings of the page, and with them the bet. */
  followsBet: boolean
  /** Whether the document of the frame has loaded. */
  hasLoaded: boolean
}

/**
 * `running` next to a request is the game that was open before. It ends when the new one has opened. `isAutomatic`: the
 * request is a retry that the player did not ask for; there is one per failure.
 */
export type LaunchState = { launch: number } & (
  | { kind: 'closed' }
  | { kind: 'opening'; request: GameRequest; running: RunningGame | null; isAutomatic: boolean }
  | { kind: 'failed'; request: GameRequest; running: RunningGame | null; isAutomatic: boolean; failure: Failure }
  | { kind: 'running'; running: RunningGame }
)

export type LaunchEvent =
  /** The page of a game was opened. */
  | { kind: 'requested'; request: GameRequest }
  /** The page of the game was left. `floats`: it goes on in the floating window. */
  | { kind: 'left'; floats: boolean }
  /** The player closed the running game. */
  | { kind: 'closed' }
  | { kind: 'opened'; game: OpenedGame }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'retried'; isAutomatic: boolean }
  /** The running game starts anew. */
  | { kind: 'restarted'; player: number | null }
  | { kind: 'phaseChanged'; launch: number; phase: FramePhase; followsBet?: boolean }
  /** The document of a frame has loaded, which may send no messages. */
  | { kind: 'frameLoaded'; launch: number }
  /** Another player, or none, is signed in. */
  | { kind: 'playerChanged'; player: number | null }
  /** The player's account is blocked. */
  | { kind: 'playerBlocked' }

export type LaunchCommand =
  | { kind: 'open'; request: GameRequest }
  /** Counts the launch for the operator. */
  | { kind: 'count'; id: number }
  /** Waits until the frame is slow. */
  | { kind: 'expectFrame'; launch: number }
  /** Waits for the first message of a loaded frame; one without messages is ready then. */
  | { kind: 'expectMessage'; launch: number }

type LaunchStep = Step<LaunchState, LaunchCommand>

/** The game that runs, also while another one opens. */
export const runningOf = (state: LaunchState): RunningGame | null => (state.kind === 'closed' ? null : state.running)

const isSame = (one: GameRequest, other: GameRequest): boolean => one.slug === other.slug && one.mode === other.mode

const isAlive = ({ frame, phase }: RunningGame): boolean => frame !== null && phase.kind !== 'ended'

const stay = (state: LaunchState): LaunchStep => ({ state, commands: [] })

/** What a game that is not ready yet waits for. */
function waitsOf({ launch, phase, hasLoaded }: RunningGame): LaunchCommand[] {
  const waits: LaunchCommand[] = phase.kind === 'loading' ? [{ kind: 'expectFrame', launch }] : []
  const isCovered = phase.kind === 'loading' || phase.kind === 'slow'
  return hasLoaded && isCovered ? [...waits, { kind: 'expectMessage', launch }] : waits
}

/** Only the running game remains. Another launch has ended the waits for its frame. */
const resume = (launch: number, running: RunningGame): LaunchStep => ({
  state: { kind: 'running', launch, running },
  commands: waitsOf(running),
})

const open = (
  { launch }: LaunchState,
  request: GameRequest,
  { running = null, isAutomatic = false }: { running?: RunningGame | null; isAutomatic?: boolean } = {},
): LaunchStep => ({
  state: { kind: 'opening', launch: launch + 1, request, running, isAutomatic },
  commands: [{ kind: 'open', request }],
})

/** The state with another running game. Without one, only a request remains. */
function withRunning(state: LaunchState, running: RunningGame | null): LaunchState {
  if (state.kind === 'closed') return state
  if (state.kind !== 'running') return { ...state, running }
  return running === null ? { kind: 'closed', launch: state.launch } : { ...state, running }
}

/** The phase of a frame that has ended is final. */
function onPhase(
  state: LaunchState,
  { launch, phase, followsBet = false }: { launch: number; phase: FramePhase; followsBet?: boolean },
): LaunchStep {
  const running = runningOf(state)
  // Messages of a frame that has just been removed.
  if (running === null || running.launch !== launch || running.phase.kind === 'ended') return stay(state)
  if (phase.kind === 'slow' && running.phase.kind !== 'loading') return stay(state)
  const next = { ...running, phase, followsBet: running.followsBet || followsBet }
  const isSameState = next.phase.kind === running.phase.kind && next.followsBet === running.followsBet
  return stay(isSameState ? state : withRunning(state, next))
}

function onFrameLoaded(state: LaunchState, launch: number): LaunchStep {
  const running = runningOf(state)
  if (running === null || running.launch !== launch || running.hasLoaded) return stay(state)
  // The frame of a Flash movie is the site's own, and says so when the movie has loaded.
  if (running.renderer === 'flash') return stay(state)
  const loaded = { ...running, hasLoaded: true }
  return {
    state: withRunning(state, loaded),
    commands: waitsOf(loaded).filter(({ kind }) => kind === 'expectMessage'),
  }
}

function onRequest(state: LaunchState, request: GameRequest): LaunchStep {
  const running = runningOf(state)
  const isRunning = running !== null && isAlive(running) && isSame(running.request, request)
  if (isRunning) return state.kind === 'running' ? stay(state) : resume(state.launch, running)
  if (state.kind === 'opening' && isSame(state.request, request)) return stay(state)
  return open(state, request, { running: running !== null && isAlive(running) ? running : null })
}

function onLeft(state: LaunchState, floats: boolean): LaunchStep {
  const running = runningOf(state)
  if (!floats || running === null || !isAlive(running)) return stay({ kind: 'closed', launch: state.launch })
  return state.kind === 'running' ? stay(state) : resume(state.launch, running)
}

/** A request as another player makes it. */
const requestAs = ({ slug, mode }: GameRequest, player: number | null): GameRequest => ({
  slug,
  mode: player === null ? 'demo' : mode,
  player,
})

/** The purse of a guest's demo belongs to the frame alone, so a sign-in does not end it. */
function onPlayer(state: LaunchState, player: number | null): LaunchStep {
  const isOther = (request: GameRequest) => request.player !== null && request.player !== player
  /** The id of a session becomes known after its token. */
  const isIdentified = (request: GameRequest) => request.player === 0 && player !== null
  if (state.kind === 'opening' && isOther(state.request) && !isIdentified(state.request))
    return open(state, requestAs(state.request, player))
  const known =
    state.kind === 'opening' && isIdentified(state.request)
      ? { ...state, request: { ...state.request, player } }
      : state
  const running = runningOf(known)
  if (running === null || !isOther(running.request)) return stay(known)
  if (isIdentified(running.request))
    return stay(withRunning(known, { ...running, request: { ...running.request, player } }))
  return onPhase(known, { launch: running.launch, phase: { kind: 'ended', reason: 'signedOut' } })
}

/** The frame or the end of the session may have ended the game before, without the reason. */
function onBlocked(state: LaunchState): LaunchStep {
  const running = runningOf(state)
  return running === null || running.request.player === null
    ? stay(state)
    : stay(withRunning(state, { ...running, phase: { kind: 'ended', reason: 'blocked' } }))
}

/** The launch of games (`spec §2`): one game runs at a time, and at most one more is being opened. */
export function launchStep(state: LaunchState, event: LaunchEvent): LaunchStep | null {
  switch (event.kind) {
    case 'requested':
      return onRequest(state, event.request)
    case 'left':
      return onLeft(state, event.floats)
    case 'closed':
      return stay(withRunning(state, null))
    case 'opened': {
      if (state.kind !== 'opening') return null
      const { launch, request } = state
      return {
        state: {
          kind: 'running',
          launch,
          running: { ...event.game, launch, request, phase: { kind: 'loading' }, followsBet: false, hasLoaded: false },
        },
        commands: [
          { kind: 'count', id: event.game.id },
          { kind: 'expectFrame', launch },
        ],
      }
    }
    case 'failed':
      return state.kind === 'opening' ? stay({ ...state, kind: 'failed', failure: event.failure }) : null
    case 'retried':
      return state.kind === 'failed'
        ? open(state, state.request, { running: state.running, isAutomatic: event.isAutomatic })
        : null
    case 'restarted': {
      const running = runningOf(state)
      return running === null ? null : open(state, requestAs(running.request, event.player))
    }
    case 'phaseChanged':
      return onPhase(state, event)
    case 'frameLoaded':
      return onFrameLoaded(state, event.launch)
    case 'playerChanged':
      return onPlayer(state, event.player)
    case 'playerBlocked':
      return onBlocked(state)
  }
}
