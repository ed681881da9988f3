import type { QueryFilters } from '@tanstack/react-query'
import { attach, createStore, sample } from 'effector'
import { getStatus } from '#contract/status.ts'
import { failureOf } from '#app/http/failure.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $restoredCount, responseReceived, responseLost } from '#app/models/connection/connection.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { callFailed } from './wiring.ts'

/*
 * What is on the page and was not read is asked for again at the next answer of the state's poll: once, because what fails
 * for ever beside others that answer waits for a press; and all of it when the state itself was not read before. An outage
 * may be over before the poll has noticed it, while what was asked for a moment earlier has given up.
 */

/** What is on the page and was not read. */
const unread: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && failureOf(state.error).kind === 'unread',
}

/** Of what is unread, the keys that were asked for again already. */
const $askedAgain = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })

const askAgainFx = attach({
  source: { given: $queryClient, before: $askedAgain },
  effect: ({ given, before }) => {
    const client = requireClient(given)
    const found = client.getQueryCache().findAll(unread)
    const first = new Set(found.filter(({ queryHash }) => !before.has(queryHash)))
    // Never awaited: the next answer does not wait for these.
    void client.refetchQueries({ predicate: (query) => first.has(query) }, { cancelRefetch: false })
    return new Set(found.map(({ queryHash }) => queryHash))
  },
})
$askedAgain.on($restoredCount, () => new Set()).on(askAgainFx.doneData, (_, asked) => asked)

sample({ clock: statusReceived, target: responseReceived })
sample({
  clock: callFailed,
  filter: ({ kind, call }) => kind === 'unread' && call === getStatus.name,
  fn: () => undefined,
  target: responseLost,
})
sample({ clock: responseReceived, fn: () => undefined, target: askAgainFx })
