import { createStore } from 'effector'
import { createMachine, wantedOf } from '#app/lib/create-machine.ts'
import { emptyRecovery, withLogin } from './recovery-fields.ts'
import {
  codeSubmitted,
  contactSubmitted,
  passwordSubmitted,
  recoveryChanged,
  recoveryShown,
} from './recovery.events.ts'
import { recoveryStep } from './recovery.machine.ts'
import { initialRecovery } from './recovery.states.ts'

/** The recovery's workflow: where it stands, and what it wants done. */
export const recovery = createMachine(initialRecovery, recoveryStep)

/** What its forms hold. */
export const $recoveryFields = createStore(emptyRecovery, { serialize: 'ignore' })
  .on([recoveryChanged, contactSubmitted, codeSubmitted, passwordSubmitted], (fields, change) => ({
    ...fields,
    ...change,
  }))
  .on(recoveryShown, withLogin)
  .on(wantedOf(recovery.wanted, 'forgetSecrets'), (fields) => ({
    ...fields,
    code: '',
    password: '',
    again: '',
  }))
  .on(wantedOf(recovery.wanted, 'finish'), () => emptyRecovery)
