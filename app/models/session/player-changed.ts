import { merge } from 'effector'
import { loggedOut, tokenGiven } from './session.model.ts'

/** Somebody else is here, or nobody: what one player has typed or chosen is not the next one's. */
export const playerChanged = merge([tokenGiven, loggedOut])
