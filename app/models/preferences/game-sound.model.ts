import { attach, createEvent, createStore, sample } from 'effector'
import { writeStorage } from '#app/lib/browser/storage.ts'
import { $storage } from './preferences.model.ts'

/* Whether the reference games make sound. */

const STORAGE_KEY = 'game-sound'

/** Reads the stored setting. */
export const gameSoundRead = createEvent()
export const gameSoundChosen = createEvent<boolean>()

const readFx = attach({ source: $storage, effect: (storage) => storage?.getItem(STORAGE_KEY) === '1' })
const storeFx = attach({
  source: $storage,
  effect: (storage, isOn: boolean) => writeStorage(storage, STORAGE_KEY, isOn ? '1' : '0'),
})

/** Off until the player switches it on. */
export const $gameSound = createStore(false)
  .on(readFx.doneData, (_, isOn) => isOn)
  .on(gameSoundChosen, (_, isOn) => isOn)
sample({ clock: gameSoundRead, target: readFx })
sample({ clock: gameSoundChosen, target: storeFx })
