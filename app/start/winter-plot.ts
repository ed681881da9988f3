import { createEffect, sample } from 'effector'
import { statusRead } from '#app/models/session/session-load.model.ts'
import { loggedOut } from '#app/models/session/session.model.ts'

/* Winter mode (`spec §3`): the player's own, on every device; a guest has none. */

const paintWinterFx = createEffect((isOn: boolean) => {
  document.documentElement.toggleAttribute('data-winter', isOn)
})
sample({ clock: statusRead, fn: ({ options }) => options?.winter_mode === '1', target: paintWinterFx })
sample({ clock: loggedOut, fn: () => false, target: paintWinterFx })
