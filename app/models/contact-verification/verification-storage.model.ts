import { attach, sample } from 'effector'
import { GUEST_ID } from '#contract/player/status.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $session, signedOut, identified } from '#app/models/session/session.model.ts'
import { readPendingVerification, VERIFICATION_KEYS } from './verification-storage.ts'

/*
 * Removes stored verifications of other players, even if no dialog was opened, so that the next player on a shared
 * device cannot see the contact.
 */

const removeOthersFx = attach({
  source: $storage,
  effect: (storage, player: number) =>
    VERIFICATION_KEYS.forEach((key) => void readPendingVerification(storage, key, { player, contact: null })),
})
sample({ clock: identified, target: removeOthersFx })
sample({ clock: signedOut, fn: () => GUEST_ID, target: removeOthersFx })
sample({
  clock: firstScreenRendered,
  source: $session,
  // With a token but no player id yet, the owner is unknown; `identified` follows.
  filter: ({ id, token }) => token === null || id !== GUEST_ID,
  fn: ({ id }) => id,
  target: removeOthersFx,
})
