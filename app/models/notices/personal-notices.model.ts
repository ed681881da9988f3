import { createStore } from 'effector'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $notices } from './notices.model.ts'

/* Removes personal notices when the session changes, so that the next player does not see them. */

$notices.on(sessionReset, (notices) => notices.filter(({ personal }) => personal !== true))

/** Counts sessions, to drop results that belong to a previous one. */
export const $sessionCount = createStore(0).on(sessionReset, (count) => count + 1)
