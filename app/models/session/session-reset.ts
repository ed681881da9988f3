import { merge } from 'effector'
import { signedOut, signedIn } from './session.model.ts'

/** Somebody else is here, or nobody: what one player has typed or chosen is not the next one's. */
export const sessionReset = merge([signedIn, signedOut])
