import { attach, combine, sample } from 'effector'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $recoveryOpen, passwordRecovered, recoveryOpened } from '#app/models/shell/recovery.model.ts'
import { pageNotice } from './page-notice.ts'

/* What the rest of the app has to do with a recovery: a reload in its middle goes on with it, and its end is told. */

const key = 'recovery-open'

const rememberFx = attach({
  source: $tabStorage,
  effect: (storage, isOpen: boolean) => {
    if (isOpen) writeStorage(storage, key, '1')
    else storage?.removeItem(key)
  },
})
const wasOpenFx = attach({ source: $tabStorage, effect: (storage) => storage?.getItem(key) === '1' })

sample({ clock: $recoveryOpen.updates, target: rememberFx })
// One that was opened before this code was there is remembered too, and not opened over what was typed in it.
sample({ clock: firstScreenRendered, source: $recoveryOpen, filter: Boolean, target: rememberFx })
sample({
  clock: firstScreenRendered,
  source: combine($isGuest, $recoveryOpen, (isGuest, isOpen) => isGuest && !isOpen),
  filter: Boolean,
  fn: () => undefined,
  target: wasOpenFx,
})
sample({ clock: wasOpenFx.doneData, filter: Boolean, fn: () => '', target: recoveryOpened })
pageNotice(passwordRecovered, (t) => ({
  tone: 'positive',
  title: t('access.recovery.done', { ns: 'pages' }),
  text: t('access.recovery.doneText', { ns: 'pages' }),
}))
