import { attach, createStore, sample } from 'effector'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { wantedOf } from '#app/lib/create-machine.ts'
import { writeStored } from '#app/lib/stored.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { logInForm } from '#app/models/sign-in/log-in.model.ts'
import { passwordRecovered } from '#app/models/shell/recovery.model.ts'
import { $recoveryFields, recovery } from './recovery.core.ts'
import { recoveryAnswered } from './recovery-calls.ts'
import { codeProblems, contactProblems, passwordProblems } from './recovery-fields.ts'
import {
  codeSubmitted,
  contactSubmitted,
  passwordSubmitted,
  recoveryChanged,
  recoveryLeft,
  recoveryRestarted,
  recoveryShown,
  repeatWanted,
} from './recovery.events.ts'
import type { RecoveryField } from './recovery.states.ts'
import { readTicket, ticketKey, type Ticket } from './ticket.ts'

/*
 * The recovery, joined with the clock and the browser's storage (`spec §4`): it goes on after a reload, asks each second while
 * it waits for a call or a text, and leaves nothing behind when it ends.
 */

const { happened, wanted, refused } = recovery

const $shown = createStore(false)
  .on(recoveryShown, () => true)
  .on(recoveryLeft, () => false)

const readStoredFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }) => ({
    stored: readTicket(storage?.getItem(ticketKey) ?? null),
    now: requireClock(clock).now(),
  }),
})
sample({ clock: recoveryShown, fn: () => undefined, target: readStoredFx })
sample({ clock: readStoredFx.doneData, fn: (found) => ({ kind: 'opened' as const, ...found }), target: happened })
sample({ clock: recoveryLeft, fn: () => ({ kind: 'left' as const }), target: happened })
sample({
  clock: ticked,
  source: { clock: $clock, shown: $shown },
  filter: ({ shown }) => shown,
  fn: ({ clock }) => ({ kind: 'ticked' as const, now: requireClock(clock).now() }),
  target: happened,
})

const fieldOf = (name: string): RecoveryField | undefined => {
  if (name === 'code' || name === 'password' || name === 'again') return name
  return name === 'phone' || name === 'email' || name === 'type' || name === 'prefix' ? 'contact' : undefined
}
sample({
  clock: recoveryChanged.filterMap((change) => Object.keys(change).map(fieldOf).find(Boolean)),
  fn: (field) => ({ kind: 'changed' as const, field }),
  target: happened,
})
sample({
  clock: contactSubmitted,
  source: $recoveryFields,
  fn: (fields) => ({ kind: 'asked' as const, problems: contactProblems(fields) }),
  target: happened,
})
sample({
  clock: codeSubmitted,
  source: $recoveryFields,
  fn: (fields) => ({ kind: 'codeEntered' as const, problems: codeProblems(fields) }),
  target: happened,
})
sample({
  clock: passwordSubmitted,
  source: $recoveryFields,
  fn: (fields) => ({ kind: 'passwordEntered' as const, problems: passwordProblems(fields) }),
  target: happened,
})
sample({ clock: repeatWanted, fn: () => ({ kind: 'againWanted' as const }), target: happened })
sample({ clock: recoveryRestarted, fn: () => ({ kind: 'restarted' as const }), target: happened })

sample({ clock: recoveryAnswered, target: happened })
sample({
  clock: refused,
  fn: ({ state, event }) => new Error(`A recovery that is ${state.kind} was told "${event.kind}".`),
  target: callOutsideFailed,
})

const keepFx = attach({
  source: $storage,
  effect: (storage, ticket: Ticket) => writeStored(storage, ticketKey, JSON.stringify(ticket)),
})
const forgetFx = attach({ source: $storage, effect: (storage) => storage?.removeItem(ticketKey) })
sample({ clock: wantedOf(wanted, 'keep').map(({ ticket }) => ticket), target: keepFx })
sample({ clock: wantedOf(wanted, 'forget'), fn: () => undefined, target: forgetFx })
const finished = wantedOf(wanted, 'finish').map(({ value }) => value)
sample({ clock: finished, target: passwordRecovered })
// Who comes back to sign in has nothing to type but the new password.
sample({ clock: finished, fn: (login) => ({ login }), target: logInForm.changed })
