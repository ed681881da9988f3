import { createEvent, createStore, sample } from 'effector'
import { throttle } from '#app/models/clock/throttle.ts'
import { gameSoundChosen } from '#app/models/preferences/game-sound.model.ts'

/** The player switched the sound in the frame of a game. */
export const soundReported = createEvent<boolean>()

const $reported = createStore(false).on(soundReported, (_, isOn) => isOn)
// A frame decides how often it sends messages, but not how often the browser stores the setting.
sample({ clock: throttle(soundReported), source: $reported, target: gameSoundChosen })
