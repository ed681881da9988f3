import { createStore } from 'effector'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $notices } from './notices.model.ts'

/* What was said to one player is not read by the next. */

$notices.on(sessionReset, (notices) => notices.filter(({ personal }) => personal !== true))

/** Which person is here, as a number: what was begun for one is not said to another. */
export const $person = createStore(0).on(sessionReset, (number) => number + 1)
