import { createEffect, sample } from 'effector'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'

/* Winter mode (`spec §3`): an account setting of the player; off for guests. */

const applyWinterFx = createEffect((isOn: boolean) => {
  document.documentElement.toggleAttribute('data-winter', isOn)
})
sample({ clock: statusReceived, fn: ({ options }) => options?.winter_mode === '1', target: applyWinterFx })
sample({ clock: signedOut, fn: () => false, target: applyWinterFx })
