import { createEffect, sample } from 'effector'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'

/* Winter mode (`spec §3`): the player's own, on every device; a guest has none. */

const paintWinterFx = createEffect((isOn: boolean) => {
  document.documentElement.toggleAttribute('data-winter', isOn)
})
sample({ clock: statusReceived, fn: ({ options }) => options?.winter_mode === '1', target: paintWinterFx })
sample({ clock: signedOut, fn: () => false, target: paintWinterFx })
