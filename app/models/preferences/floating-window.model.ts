import { attach, createEvent, createStore, sample } from 'effector'
import { writeStorage } from '#app/lib/storage.ts'
import { $storage } from './preferences.model.ts'

/** A game that is minimised goes on in a small window (`spec §2`), unless the player has switched that off. */
const key = 'floating-window'

export const floatingWindowRead = createEvent()
export const floatingWindowChosen = createEvent<boolean>()

const readFx = attach({ source: $storage, effect: (storage) => storage?.getItem(key) !== '0' })
const keepFx = attach({
  source: $storage,
  effect: (storage, isOn: boolean) => writeStorage(storage, key, isOn ? '1' : '0'),
})

export const $floatingWindow = createStore(true)
  .on(readFx.doneData, (_, isOn) => isOn)
  .on(floatingWindowChosen, (_, isOn) => isOn)
sample({ clock: floatingWindowRead, target: readFx })
sample({ clock: floatingWindowChosen, target: keepFx })
