import { attach, sample } from 'effector'
import { GUEST_ID } from '#contract/status.ts'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $session, signedOut, identified } from '#app/models/session/session.model.ts'
import { readPendingVerification, VERIFICATION_KEYS } from './verification-storage.ts'

/*
 * What runs in the browser is of who is here, also where nobody has opened its dialog since: the next one at the same machine
 * finds neither the contact nor the proof of the last.
 */

const endOthersFx = attach({
  source: $storage,
  effect: (storage, player: number) =>
    VERIFICATION_KEYS.forEach((key) => void readPendingVerification(storage, key, { player, contact: null })),
})
sample({ clock: identified, target: endOthersFx })
sample({ clock: signedOut, fn: () => GUEST_ID, target: endOthersFx })
sample({
  clock: firstScreenRendered,
  source: $session,
  // A token whose player is not known yet decides nothing.
  filter: ({ id, token }) => token === null || id !== GUEST_ID,
  fn: ({ id }) => id,
  target: endOthersFx,
})
