import { attach, createEvent, sample } from 'effector'
import { logout } from '#contract/auth.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { loggedOut } from './session.model.ts'

/** The player wants to leave. */
export const logoutWanted = createEvent()

const logoutFx = attach({
  source: $queryClient,
  effect: async (client) => {
    if (client !== null) await httpOf(client).call(logout, {})
  },
})
sample({ clock: logoutWanted, target: logoutFx })
// Whoever leaves has left here, even where the server did not hear of it; the cache reports what failed.
sample({ clock: logoutFx.finally, fn: () => undefined, target: loggedOut })
