import { attach, sample } from 'effector'
import { $draftOwner, draftReplaced, readDraft } from '#app/models/forms/drafts.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $typedContact, contactTyped } from './sign-up-dialog.model.ts'

/* Keeps the contact typed in the sign-up panel across a reload of the tab. */

const DRAFT = 'first-step'
const NO_FIELDS: Readonly<Record<string, string>> = {}

/** Text typed before this module loaded is newer than the stored text. */
const restoreFx = attach({
  source: { owner: $draftOwner, contact: $typedContact },
  effect: ({ owner, contact }) => contact || String(readDraft(owner, DRAFT)['contact'] ?? ''),
})
sample({ clock: firstScreenRendered, target: restoreFx })
sample({ clock: restoreFx.doneData, filter: Boolean, target: contactTyped })
sample({
  clock: contactTyped,
  fn: (contact) => ({ name: DRAFT, fields: contact === '' ? NO_FIELDS : { contact } }),
  target: draftReplaced,
})
