import { attach, createEvent, createStore, sample, type Event, type EventCallable } from 'effector'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import type { VerificationEvent } from './contact-verification.states.ts'
import { readPendingVerification, type VerificationKey, type VerificationOwner } from './verification-storage.ts'

interface StoredVerificationOptions {
  storageKey: VerificationKey
  /** The only contact that can be verified; `null` if the player enters it. */
  onlyContact: (text: string) => string | null
  /** The dialog is open, with the typed login or the player's contact. */
  opened: Event<string>
  /** The server reported the player's contact. */
  contactReceived: Event<string>
  dispatch: EventCallable<VerificationEvent>
}

/** Continues a pending verification of the same player and contact, and resets one of another. */
export function connectStoredVerification({
  storageKey,
  onlyContact,
  opened,
  contactReceived,
  dispatch,
}: StoredVerificationOptions): void {
  /** Whose verification it is; `null` before the dialog was opened. */
  const $owner = createStore<VerificationOwner | null>(null, { serialize: 'ignore' })
  const readStoredFx = attach({
    source: { storage: $storage, clock: $clock, session: $session, owner: $owner },
    effect: ({ storage, clock, session, owner: previous }, text: string) => {
      const owner = { player: session.id, contact: onlyContact(text) }
      const isReplaced = previous !== null && (previous.player !== owner.player || previous.contact !== owner.contact)
      return {
        owner,
        isReplaced,
        stored: readPendingVerification(storage, storageKey, owner),
        now: requireClock(clock).now(),
      }
    },
  })
  const reset = createEvent()
  sample({ clock: reset, fn: () => ({ kind: 'reset' as const }), target: dispatch })
  sample({ clock: opened, target: readStoredFx })
  sample({
    clock: readStoredFx.doneData,
    filter: ({ isReplaced }) => isReplaced,
    target: reset,
  })
  sample({
    clock: readStoredFx.doneData,
    fn: ({ stored, now }) => ({ kind: 'opened' as const, stored, now }),
    target: dispatch,
    batch: false,
  })
  $owner.on(readStoredFx.doneData, (_, { owner }) => owner).on(sessionReset, () => null)
  sample({ clock: sessionReset, target: reset })

  const replaced = sample({
    clock: contactReceived,
    source: $owner,
    filter: (owner, text) => owner !== null && owner.contact !== onlyContact(text),
  })
  $owner.on(replaced, () => null)
  sample({ clock: replaced, target: reset })
  const removeReplacedFx = attach({
    source: { storage: $storage, session: $session },
    effect: ({ storage, session }, text: string) =>
      readPendingVerification(storage, storageKey, { player: session.id, contact: onlyContact(text) }),
  })
  sample({ clock: contactReceived, target: removeReplacedFx })
}
