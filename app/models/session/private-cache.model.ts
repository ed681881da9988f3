import type { QueryKey } from '@tanstack/react-query'
import { attach, sample } from 'effector'
import { GUEST_ID } from '#contract/player/status.ts'
import { yieldToMain } from '#app/lib/browser/yield-to-main.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { sessionReset } from './session-reset.ts'
import { $session } from './session.model.ts'

/* Removes cached data of the previous player when the session changes. */

/** Whether a query key is of another player: neither of this one, nor of a guest. */
export const belongsToOther = (key: QueryKey, id: number): boolean =>
  key.some((part) => {
    const session: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'session') : undefined
    return typeof session === 'number' && session !== id && session !== GUEST_ID
  })

const yieldFx = attach({
  source: $session,
  // Components switch to the query keys of the new session first.
  effect: () => yieldToMain(),
})
const removeQueriesFx = attach({
  source: { client: $queryClient, session: $session },
  effect: ({ client, session }) =>
    client?.removeQueries({ predicate: (query) => !query.isActive() && belongsToOther(query.queryKey, session.id) }),
})
sample({ clock: sessionReset, target: yieldFx })
sample({ clock: yieldFx.done, target: removeQueriesFx })
