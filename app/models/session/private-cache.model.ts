import type { QueryKey } from '@tanstack/react-query'
import { attach, sample } from 'effector'
import { GUEST_ID } from '#contract/status.ts'
import { yieldToMain } from '#app/lib/yield-to-main.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { sessionReset } from './session-reset.ts'
import { $session } from './session.model.ts'

/* What the server has told of one player does not stay in the page of the next: nothing shows it, and nothing keeps it. */

const isOfAnother = (key: QueryKey, id: number): boolean =>
  key.some((part) => {
    const session: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'session') : undefined
    return typeof session === 'number' && session !== id && session !== GUEST_ID
  })

const leaveFx = attach({
  source: $session,
  // The screen has turned to the keys of who is here by then.
  effect: () => yieldToMain(),
})
const forgetFx = attach({
  source: { client: $queryClient, session: $session },
  effect: ({ client, session }) =>
    client?.removeQueries({ predicate: (query) => !query.isActive() && isOfAnother(query.queryKey, session.id) }),
})
sample({ clock: sessionReset, fn: () => undefined, target: leaveFx })
sample({ clock: leaveFx.done, fn: () => undefined, target: forgetFx })
