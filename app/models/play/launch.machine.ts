import type { Failure } from '#app/http/failure.ts'
import type { GameFrame } from '#app/lib/security/game-frame.ts'
import type { Step } from '#app/lib/state/create-workflow.ts'
import type { GameKey } from '#app/queries/play.ts'

/** A game that the server has opened. `frame` is `null` if its URL failed the check. */
export interface LaunchedGame {
  id: number
  name: string
  frame: GameFrame | null
  /** The server opened a demo instead of real play. */
  isDemoInstead: boolean
}

/** `isAutomatic`: the request is a retry that the player did not ask for. There is one per failure. */
export type LaunchState =
  | { kind: 'closed' }
  | { kind: 'loading'; key: GameKey; isAutomatic: boolean }
  | { kind: 'open'; key: GameKey; game: LaunchedGame }
  | { kind: 'failed'; key: GameKey; failure: Failure; isAutomatic: boolean }

export type LaunchEvent =
  | { kind: 'opened'; key: GameKey }
  | { kind: 'closed' }
  | { kind: 'loaded'; game: LaunchedGame }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'retried'; isAutomatic: boolean }

/** Requests the game, or counts its launch for the operator. */
export type LaunchCommand = { kind: 'load'; key: GameKey } | { kind: 'count'; id: number }

type LaunchStep = Step<LaunchState, LaunchCommand>

const load = (key: GameKey, isAutomatic: boolean): LaunchStep => ({
  state: { kind: 'loading', key, isAutomatic },
  commands: [{ kind: 'load', key }],
})

/** The launch of a game (`spec §4`). A new key (another game, player or language) starts over. */
export function launchStep(state: LaunchState, event: LaunchEvent): LaunchStep | null {
  switch (event.kind) {
    case 'opened':
      return load(event.key, false)
    case 'closed':
      return { state: { kind: 'closed' }, commands: [] }
    case 'loaded':
      return state.kind === 'loading'
        ? {
            state: { kind: 'open', key: state.key, game: event.game },
            commands: [{ kind: 'count', id: event.game.id }],
          }
        : null
    case 'failed':
      return state.kind === 'loading' ? { state: { ...state, ...event }, commands: [] } : null
    case 'retried':
      return state.kind === 'failed' ? load(state.key, event.isAutomatic) : null
  }
}
