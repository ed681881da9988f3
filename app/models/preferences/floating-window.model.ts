import { attach, createEvent, createStore, sample } from 'effector'
import { writeStorage } from '#app/lib/browser/storage.ts'
import { $storage } from './preferences.model.ts'

/* Whether a minimised game continues in a floating window (`spec §2`), and where that window lies. */

const STORAGE_KEYS = { isOn: 'floating-window', place: 'floating-window-place' } as const

const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
/** Corner and width in CSS pixels. */
export interface FloatingPlace {
  corner: (typeof CORNERS)[number]
  width: number
}
const DEFAULT_PLACE: FloatingPlace = { corner: 'bottomRight', width: 420 }

/** Reads a stored place such as `bottomRight 420`; the window itself limits the width. */
function readPlace(stored: string | null | undefined): FloatingPlace {
  const [name, width] = (stored ?? '').split(' ')
  const corner = CORNERS.find((known) => known === name)
  return corner === undefined || !/^\d{3}$/u.test(width ?? '') ? DEFAULT_PLACE : { corner, width: Number(width) }
}

/** Reads the stored settings. */
export const floatingWindowRead = createEvent()
export const floatingWindowChosen = createEvent<boolean>()
export const floatingPlaceChosen = createEvent<FloatingPlace>()

const readFx = attach({
  source: $storage,
  effect: (storage) => ({
    isOn: storage?.getItem(STORAGE_KEYS.isOn) !== '0',
    place: readPlace(storage?.getItem(STORAGE_KEYS.place)),
  }),
})
const storeFx = attach({
  source: $storage,
  effect: (storage, isOn: boolean) => writeStorage(storage, STORAGE_KEYS.isOn, isOn ? '1' : '0'),
})
const storePlaceFx = attach({
  source: $storage,
  effect: (storage, { corner, width }: FloatingPlace) =>
    writeStorage(storage, STORAGE_KEYS.place, `${corner} ${width}`),
})

/** On by default. */
export const $floatingWindow = createStore(true)
  .on(readFx.doneData, (_, { isOn }) => isOn)
  .on(floatingWindowChosen, (_, isOn) => isOn)
export const $floatingPlace = createStore(DEFAULT_PLACE)
  .on(readFx.doneData, (_, { place }) => place)
  .on(floatingPlaceChosen, (_, place) => place)
sample({ clock: floatingWindowRead, target: readFx })
sample({ clock: floatingWindowChosen, target: storeFx })
sample({ clock: floatingPlaceChosen, target: storePlaceFx })
