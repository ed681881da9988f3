import { createStore } from 'effector'
import { playerChanged } from '#app/models/session/player-changed.ts'
import { $notices } from './notices.model.ts'

/* What was said to one player is not read by the next. */

$notices.on(playerChanged, (notices) => notices.filter(({ personal }) => personal !== true))

/** Which person is here, as a number: what was begun for one is not said to another. */
export const $person = createStore(0).on(playerChanged, (number) => number + 1)
