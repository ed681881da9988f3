import { attach, combine, sample } from 'effector'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $tabStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $recoveryOpen, recoveryOpened } from '#app/models/access/recovery-dialog.model.ts'

/* Keeps the recovery dialog open across a reload. */

const STORAGE_KEY = 'recovery-open'

const persistOpenFx = attach({
  source: $tabStorage,
  effect: (storage, isOpen: boolean) => {
    if (isOpen) writeStorage(storage, STORAGE_KEY, '1')
    else storage?.removeItem(STORAGE_KEY)
  },
})
const readOpenFx = attach({ source: $tabStorage, effect: (storage) => storage?.getItem(STORAGE_KEY) === '1' })

sample({ clock: $recoveryOpen.updates, target: persistOpenFx })
// The dialog may have been opened before this module loaded: persist that too, and do not reopen it.
sample({ clock: firstScreenRendered, source: $recoveryOpen, filter: Boolean, target: persistOpenFx })
sample({
  clock: firstScreenRendered,
  source: combine($isGuest, $recoveryOpen, (isGuest, isOpen) => isGuest && !isOpen),
  filter: Boolean,
  target: readOpenFx,
})
sample({ clock: readOpenFx.doneData, filter: Boolean, fn: () => '', target: recoveryOpened })
