import { combine, createEvent, createStore, sample } from 'effector'
import type { PlayMode } from '#contract/lobby/games.ts'
import { hitGame } from '#contract/lobby/play.ts'
import { gameFrame } from '#app/lib/security/game-frame.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { createAppWorkflow } from '#app/models/app-workflow.ts'
import { $restoredCount, responseReceived } from '#app/models/connection/connection.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { gameOpenChanged } from '#app/models/presence/presence.model.ts'
import { $isGuest, $session } from '#app/models/session/session.model.ts'
import { gameAddressQuery } from '#app/queries/play.ts'
import { launchStep, type LaunchCommand, type LaunchEvent, type LaunchState } from './launch.machine.ts'

interface RequestedGame {
  slug: string
  mode: PlayMode
}

/** The player opened a game, or another one. */
export const gameOpened = createEvent<RequestedGame>()
/** The player left the game. */
export const gameClosed = createEvent()
/** The player retries after a failure. */
export const launchRetried = createEvent()

const { $state, dispatch } = createAppWorkflow<LaunchState, LaunchEvent, LaunchCommand>({
  name: 'game launch',
  initial: { kind: 'closed' },
  transition: launchStep,
  // Another key is another launch: the request of the previous one is aborted.
  identity: (state) => JSON.stringify(state.kind === 'loading' ? [state.kind, state.key] : state.kind),
  commands: {
    load: {
      until: 'stateLeft',
      async run({ client, reducedMotion }, { key }, signal, fire) {
        const query = gameAddressQuery(key)
        signal.addEventListener('abort', () => void client.cancelQueries({ queryKey: query.queryKey, exact: true }))
        const { id, name, url, mode } = await client.fetchQuery(query)
        const frame = gameFrame(url, { origin: window.location.origin, reducedMotion })
        if (frame === null && !signal.aborted) fire(urlRejected, { url, reason: 'no frame', isNavigation: false })
        return { kind: 'loaded', game: { id, name, frame, isDemoInstead: key.mode === 'real' && mode === 'demo' } }
      },
      failed: (failure) => ({ kind: 'failed', failure }),
      // The query cache reports it.
      isQuiet: () => true,
    },
    // A failed count does not concern the player, only the operator.
    count: { until: 'never', run: async ({ http }, { id }) => void (await http.call(hitGame, { body: { id } })) },
  },
})

/** The launch of the current game. */
export const $launch = $state

const $requested = createStore<RequestedGame | null>(null)
  .on(gameOpened, (_, game) => game)
  .reset(gameClosed)
/** Guests always play demo (`spec §4`). */
const $key = combine(
  { requested: $requested, session: $session.map(({ id }) => id), isGuest: $isGuest, language: $language },
  ({ requested, session, isGuest, language }) =>
    requested && { slug: requested.slug, mode: isGuest ? 'demo' : requested.mode, session, language },
)
sample({
  clock: $key.updates,
  fn: (key): LaunchEvent => (key === null ? { kind: 'closed' } : { kind: 'opened', key }),
  target: dispatch,
})
sample({ clock: $requested.updates.map((requested) => requested !== null), target: gameOpenChanged })

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
