import { attach, combine, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { int } from '#contract/core/reader.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import { $tabStorage, writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session, identified, signedIn } from '#app/models/session/session.model.ts'
import { signOutRequested } from '#app/models/session/sign-out/sign-out.model.ts'

/*
 * Unsaved input of forms, kept in the tab for one player (or a guest) across reloads and closed dialogs. It ends with the
 * session. A form does not store its secrets.
 */

const STORAGE_KEY = 'drafts'
const StoredDrafts = z.object({
  player: int(),
  forms: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))),
})
type Forms = z.output<typeof StoredDrafts>['forms']

/** Where drafts are kept, and for whom. */
export interface DraftOwner {
  storage: TextStorage | null
  player: number
}

function readForms({ storage, player }: DraftOwner): Forms {
  const stored = readStoredJson(storage, STORAGE_KEY, StoredDrafts)
  return stored?.player === player ? stored.forms : {}
}

/** Reads the draft of a form: its edited fields. */
export const readDraft = (owner: DraftOwner, name: string): Readonly<Record<string, string | boolean>> =>
  readForms(owner)[name] ?? {}

/** Stores the draft of a form; without fields it is removed. */
export function writeDraft(owner: DraftOwner, name: string, fields: Forms[string]): void {
  const { [name]: _, ...others } = readForms(owner)
  const forms = Object.keys(fields).length === 0 ? others : { ...others, [name]: fields }
  if (Object.keys(forms).length === 0) owner.storage?.removeItem(STORAGE_KEY)
  else writeStorage(owner.storage, STORAGE_KEY, JSON.stringify({ player: owner.player, forms }))
}

/** Sets the draft of a form from outside: its next mount shows the fields. */
export const draftReplaced = createEvent<{ name: string; fields: Forms[string] }>()
/** Where drafts of the current player are kept. */
export const $draftOwner = combine($tabStorage, $session, (storage, { id }): DraftOwner => ({ storage, player: id }))

const writeDraftFx = attach({
  source: $draftOwner,
  effect: (owner, { name, fields }: { name: string; fields: Forms[string] }) => writeDraft(owner, name, fields),
})
sample({ clock: draftReplaced, target: writeDraftFx })

/*
 * A session that ends without a sign-out in this tab sets the player's drafts aside: they come back when the same player
 * signs in again, and end with the sign-in of another one.
 */

const SET_ASIDE_KEY = 'drafts-set-aside'
const $isSigningOut = createStore(false)
  .on(signOutRequested, () => true)
  .on(signedIn, () => false)

const endDraftsFx = attach({
  source: { storage: $tabStorage, isSigningOut: $isSigningOut },
  effect: ({ storage, isSigningOut }) => {
    const stored = readStoredJson(storage, STORAGE_KEY, StoredDrafts)
    storage?.removeItem(STORAGE_KEY)
    if (isSigningOut) storage?.removeItem(SET_ASIDE_KEY)
    else if (stored !== null && stored.player !== GUEST_ID) writeStorage(storage, SET_ASIDE_KEY, JSON.stringify(stored))
  },
})
sample({ clock: sessionReset, target: endDraftsFx })

const restoreDraftsFx = attach({
  source: $tabStorage,
  effect: (storage, player: number) => {
    const stored = readStoredJson(storage, SET_ASIDE_KEY, StoredDrafts)
    storage?.removeItem(SET_ASIDE_KEY)
    if (stored?.player === player && storage?.getItem(STORAGE_KEY) === null)
      writeStorage(storage, STORAGE_KEY, JSON.stringify(stored))
  },
})
sample({ clock: identified, target: restoreDraftsFx })
