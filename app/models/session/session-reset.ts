import { merge } from 'effector'
import { signedOut, signedIn } from './session.model.ts'

/** The player has changed by sign-in or sign-out. Clear everything that the previous player typed or chose. */
export const sessionReset = merge([signedIn, signedOut])
