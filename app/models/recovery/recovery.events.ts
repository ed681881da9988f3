import { createEvent } from 'effector'
import type { RecoveryFields } from './recovery-fields.ts'

/** The dialog is shown, with what was typed as a login. */
export const recoveryShown = createEvent<string>()
export const recoveryLeft = createEvent()
export const recoveryChanged = createEvent<Partial<RecoveryFields>>()
/** A step was sent, with what its form holds: a password manager fills in without telling anybody. */
export const contactSubmitted = createEvent<Partial<RecoveryFields>>()
export const codeSubmitted = createEvent<Partial<RecoveryFields>>()
export const passwordSubmitted = createEvent<Partial<RecoveryFields>>()
export const repeatWanted = createEvent()
export const recoveryRestarted = createEvent()
