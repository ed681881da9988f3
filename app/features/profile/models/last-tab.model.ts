import { attach, createEvent, createStore, sample } from 'effector'
import { readStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'

export const MAIN_TABS = ['profile', 'finances', 'promo'] as const
export type MainTab = (typeof MAIN_TABS)[number]
/** Storage key of the last open tab, stored as its index (`spec §2`). */
const key = 'cash-main-tab'
const numbers = ['0', '1', '2'] as const
const isNumber = (value: unknown): value is (typeof numbers)[number] => numbers.some((number) => number === value)

export const pageShown = createEvent()
export const tabShown = createEvent<MainTab>()
const readFx = attach({ source: $storage, effect: (storage) => readStorage(storage, key, isNumber) })
const writeFx = attach({
  source: $storage,
  effect: (storage, tab: MainTab) => writeStorage(storage, key, String(MAIN_TABS.indexOf(tab))),
})
sample({ clock: pageShown, target: readFx })
sample({ clock: tabShown, target: writeFx })
/** The tab of the last visit. */
export const $lastTab = createStore<MainTab>('profile')
  .on(readFx.doneData, (_, number) => MAIN_TABS[Number(number ?? 0)] ?? 'profile')
  .on(tabShown, (_, tab) => tab)
