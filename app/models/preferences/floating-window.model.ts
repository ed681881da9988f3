import { attach, createEvent, createStore, sample } from 'effector'
import { writeStorage } from '#app/lib/browser/storage.ts'
import { $storage } from './preferences.model.ts'

/** Whether a minimised game continues in a floating window (`spec §2`). On by default. */
const STORAGE_KEY = 'floating-window'

export const floatingWindowRead = createEvent()
export const floatingWindowChosen = createEvent<boolean>()

const readFx = attach({ source: $storage, effect: (storage) => storage?.getItem(STORAGE_KEY) !== '0' })
const storeFx = attach({
  source: $storage,
  effect: (storage, isOn: boolean) => writeStorage(storage, STORAGE_KEY, isOn ? '1' : '0'),
})

export const $floatingWindow = createStore(true)
  .on(readFx.doneData, (_, isOn) => isOn)
  .on(floatingWindowChosen, (_, isOn) => isOn)
sample({ clock: floatingWindowRead, target: readFx })
sample({ clock: floatingWindowChosen, target: storeFx })
