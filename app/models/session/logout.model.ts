import { attach, createEvent, sample } from 'effector'
import { logout } from '#contract/auth.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
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
sample({ clock: logoutFx.failData, target: callOutsideFailed })
// Whoever leaves has left here, even where the server did not hear of it.
sample({ clock: logoutFx.finally, fn: () => undefined, target: loggedOut })
