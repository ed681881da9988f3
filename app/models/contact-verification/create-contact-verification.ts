import { attach, createEvent, createStore, sample } from 'effector'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { writeStorage } from '#app/lib/storage.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { connectVerificationCalls, type VerificationCalls } from './verification-calls.ts'
import {
  codeProblems,
  contactProblems,
  emptyVerification,
  passwordProblems,
  type VerificationFields,
} from './verification-fields.ts'
import { contactVerificationStep } from './contact-verification.machine.ts'
import type { VerificationRules } from './verification-steps.ts'
import { initialVerification, type VerificationField } from './contact-verification.states.ts'
import { readPendingVerification, type VerificationOwner, type VerificationKey } from './verification-storage.ts'
import type { PendingVerification } from './pending-verification.ts'

/** What a proof is for. */
export interface VerificationPurpose {
  /** Its place in the browser's storage. */
  ticketKey: VerificationKey
  rules: VerificationRules
  calls: VerificationCalls
  /** What the forms hold when it is shown with a text. */
  begin: (fields: VerificationFields, text: string) => VerificationFields
  /** The contact that it can only be about, of the text that it is shown with; `null` where the contact is asked for. */
  about: (text: string) => string | null
}

const fieldOf = (name: string): VerificationField | undefined => {
  if (name === 'code' || name === 'password' || name === 'again') return name
  return name === 'phone' || name === 'email' || name === 'type' || name === 'prefix' ? 'contact' : undefined
}

/**
 * A proof that a contact is at hand, joined with the wire, the clock and the browser's storage (`spec §4`): it goes on after a
 * reload, asks each second while it waits for a call or a text, and leaves nothing behind when it ends. It ends with its player
 * and, where it can be about one contact only, with that one.
 */
export function createContactVerification({ ticketKey, rules, calls, begin, about }: VerificationPurpose) {
  /** It is shown, with what was typed as a login or with the contact. */
  const shown = createEvent<string>()
  const left = createEvent()
  /** The server has told the contact, shown or not. */
  const contactTold = createEvent<string>()
  const changed = createEvent<Partial<VerificationFields>>()
  /** A step was sent, with what its form holds: a password manager fills in without telling anybody. */
  const contactSubmitted = createEvent<Partial<VerificationFields>>()
  const codeSubmitted = createEvent<Partial<VerificationFields>>()
  const passwordSubmitted = createEvent<Partial<VerificationFields>>()
  const repeatWanted = createEvent()
  const restarted = createEvent()

  const machine = createMachine(initialVerification, contactVerificationStep(rules))
  const { $state, dispatch: happened, commands: wanted, ignored: refused } = machine
  const finished = commandsOf(wanted, 'finish').map(({ value }) => value)

  /** What its forms hold. */
  const $fields = createStore(emptyVerification, { serialize: 'ignore' })
    .on([changed, contactSubmitted, codeSubmitted, passwordSubmitted], (fields, change) => ({ ...fields, ...change }))
    .on(shown, begin)
    .on(commandsOf(wanted, 'forgetSecrets'), (fields) => ({ ...fields, code: '', password: '', again: '' }))
    .on([finished, sessionReset], () => emptyVerification)
  const $shown = createStore(false)
    .on(shown, () => true)
    .on(left, () => false)

  connectVerificationCalls({ machine, $fields, calls, resendAfterMs: rules.resendAfterMs })

  /** Whose it is, and about what; nobody's until it is shown. */
  const $owner = createStore<VerificationOwner | null>(null, { serialize: 'ignore' })
  const readStoredFx = attach({
    source: { storage: $storage, clock: $clock, session: $session, held: $owner },
    effect: ({ storage, clock, session, held }, text: string) => {
      const owner = { player: session.id, contact: about(text) }
      const isAnother = held !== null && (held.player !== owner.player || held.contact !== owner.contact)
      return {
        owner,
        isAnother,
        stored: readPendingVerification(storage, ticketKey, owner),
        now: requireClock(clock).now(),
      }
    },
  })
  sample({ clock: shown, target: readStoredFx })
  sample({
    clock: readStoredFx.doneData,
    fn: ({ isAnother, stored, now }) => ({ kind: 'opened' as const, stored, isAnother, now }),
    target: happened,
  })
  $owner.on(readStoredFx.doneData, (_, { owner }) => owner).on(sessionReset, () => null)
  const replaced = sample({
    clock: contactTold,
    source: $owner,
    filter: (held, text) => held !== null && held.contact !== about(text),
  })
  sample({ clock: [sessionReset, replaced], fn: () => ({ kind: 'forgotten' as const }), target: happened })
  $owner.on(replaced, () => null)
  const endReplacedFx = attach({
    source: { storage: $storage, session: $session },
    effect: ({ storage, session }, text: string) =>
      readPendingVerification(storage, ticketKey, { player: session.id, contact: about(text) }),
  })
  sample({ clock: contactTold, target: endReplacedFx })
  sample({ clock: left, fn: () => ({ kind: 'left' as const }), target: happened })
  sample({
    clock: ticked,
    source: { clock: $clock, shown: $shown },
    filter: (source) => source.shown,
    fn: ({ clock }) => ({ kind: 'ticked' as const, now: requireClock(clock).now() }),
    target: happened,
  })
  sample({
    clock: changed.filterMap((change) => Object.keys(change).map(fieldOf).find(Boolean)),
    fn: (field) => ({ kind: 'changed' as const, field }),
    target: happened,
  })
  sample({
    clock: contactSubmitted,
    source: $fields,
    fn: (fields) => ({ kind: 'asked' as const, problems: contactProblems(fields) }),
    target: happened,
  })
  sample({
    clock: codeSubmitted,
    source: $fields,
    fn: (fields) => ({ kind: 'codeEntered' as const, problems: codeProblems(fields) }),
    target: happened,
  })
  sample({
    clock: passwordSubmitted,
    source: $fields,
    fn: (fields) => ({ kind: 'passwordEntered' as const, problems: passwordProblems(fields) }),
    target: happened,
  })
  sample({ clock: repeatWanted, fn: () => ({ kind: 'againWanted' as const }), target: happened })
  sample({ clock: restarted, fn: () => ({ kind: 'restarted' as const }), target: happened })
  sample({
    clock: refused,
    fn: ({ state, event }) => new Error(`A proof that is ${state.kind} was told "${event.kind}".`),
    target: requestFailed,
  })

  const keepFx = attach({
    source: $storage,
    effect: (storage, ticket: PendingVerification) => writeStorage(storage, ticketKey, JSON.stringify(ticket)),
  })
  const forgetFx = attach({ source: $storage, effect: (storage) => storage?.removeItem(ticketKey) })
  sample({ clock: commandsOf(wanted, 'keep').map(({ ticket }) => ticket), target: keepFx })
  sample({ clock: commandsOf(wanted, 'forget'), fn: () => undefined, target: forgetFx })

  return {
    $state,
    $fields,
    shown,
    left,
    contactTold,
    changed,
    contactSubmitted,
    codeSubmitted,
    passwordSubmitted,
    repeatWanted,
    restarted,
    finished,
  }
}

export type ContactVerification = ReturnType<typeof createContactVerification>
