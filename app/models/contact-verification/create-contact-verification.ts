import { createEvent, createStore, sample } from 'effector'
import type { ChallengeAction } from '#contract/player/auth.ts'
import type { Verification } from '#contract/player/verification.ts'
import type { Http } from '#app/http/client.ts'
import type { Failure } from '#app/http/failure.ts'
import type { CommandHandlers } from '#app/lib/state/create-workflow.ts'
import { createAppWorkflow, type Deps } from '#app/models/app-workflow.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { contactVerificationStep, verificationIdentity } from './contact-verification.machine.ts'
import {
  initialVerification,
  type Contact,
  type VerificationCommand,
  type VerificationEvent,
} from './contact-verification.states.ts'
import { pendingVerificationOf, type PendingVerification } from './pending-verification.ts'
import type { VerificationRules } from './verification-steps.ts'
import { connectStoredVerification } from './stored-verification.ts'
import { writePendingVerification, type VerificationKey } from './verification-storage.ts'

/** How a verification reaches the server. */
export interface VerificationCalls {
  /** Proves that the browser is one, if guests may call; returns `recaptcha`. */
  solveChallenge: (solve: (action: ChallengeAction) => Promise<string>) => Promise<string>
  start: (http: Http, contact: Contact, recaptcha: string) => Promise<Verification>
  checkCode: (http: Http, pending: PendingVerification, code: string) => Promise<unknown>
  /** Whether the awaited call or text has arrived. */
  checkArrival: (http: Http, pending: PendingVerification) => Promise<boolean>
  setPassword?: (http: Http, pending: PendingVerification, password: string) => Promise<unknown>
}

/** What a verification is for. */
export interface VerificationPurpose {
  storageKey: VerificationKey
  rules: VerificationRules
  calls: VerificationCalls
  /** The only contact that can be verified; `null` if the player enters it. */
  onlyContact: (text: string) => string | null
}

const failed = (failure: Failure, _: VerificationCommand, { clock }: Deps): VerificationEvent => ({
  kind: 'failed',
  failure,
  now: clock.now(),
})

const commandsBy = ({
  storageKey,
  rules,
  calls,
}: VerificationPurpose): CommandHandlers<Deps, VerificationCommand, VerificationEvent> => ({
  solveChallenge: {
    run: async ({ solveChallenge }) => ({
      kind: 'challengeSolved',
      recaptcha: await calls.solveChallenge(solveChallenge),
    }),
    failed,
    until: 'stateLeft',
  },
  send: {
    run: async ({ http, clock, session }, { contact, recaptcha }) => {
      const verification = await calls.start(http, contact, recaptcha)
      const now = clock.now()
      const owner = { ...contact, player: session.id }
      return { kind: 'started', pending: pendingVerificationOf(owner, verification, now, rules.resendAfterMs), now }
    },
    failed,
    until: 'stateLeft',
  },
  checkCode: {
    run: async ({ http }, { pending, code }) => {
      await calls.checkCode(http, pending, code.replaceAll(/\s/gu, ''))
      return { kind: 'checked', confirmed: true }
    },
    failed,
    until: 'stateLeft',
  },
  checkArrival: {
    run: async ({ http }, { pending }) => ({ kind: 'checked', confirmed: await calls.checkArrival(http, pending) }),
    failed,
    // Repeated every second: a lost connection is not reported each time.
    isQuiet: ({ kind }) => kind === 'noResponse',
    until: 'stateLeft',
  },
  setPassword: {
    run: async ({ http }, { pending, password }) => {
      await calls.setPassword?.(http, pending, password)
      return { kind: 'passwordSet' }
    },
    failed,
    until: 'stateLeft',
  },
  save: {
    run: ({ storage }, { pending }) => writePendingVerification(storage, storageKey, pending),
    until: 'never',
  },
  clearSaved: { run: ({ storage }) => storage?.removeItem(storageKey), until: 'never' },
})

/**
 * Verifies a contact (`spec §4`): continues after a reload, polls while it waits for a call or a text, and ends with
 * the player's session or when the contact changes.
 */
export function createContactVerification(purpose: VerificationPurpose) {
  const { storageKey, rules, onlyContact } = purpose
  /** The dialog is open, with the typed login or the player's contact. */
  const opened = createEvent<string>()
  const closed = createEvent()
  /** The server reported the player's contact. */
  const contactReceived = createEvent<string>()
  /** Something was typed. */
  const changed = createEvent()
  const contactSubmitted = createEvent<Contact>()
  const codeSubmitted = createEvent<string>()
  const passwordSubmitted = createEvent<string>()
  const resendRequested = createEvent()
  const restarted = createEvent()

  const { $state, dispatch } = createAppWorkflow({
    name: storageKey,
    initial: initialVerification,
    transition: contactVerificationStep(rules),
    commands: commandsBy(purpose),
    identity: verificationIdentity,
  })
  const finished = $state.updates.filterMap((state) => (state.kind === 'finished' ? state.contact : undefined))

  const $isOpen = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false)

  connectStoredVerification({ storageKey, onlyContact, opened, contactReceived, dispatch })

  sample({ clock: closed, fn: () => ({ kind: 'closed' as const }), target: dispatch })
  sample({
    clock: ticked,
    source: { clock: $clock, isOpen: $isOpen },
    filter: ({ isOpen }) => isOpen,
    fn: ({ clock }) => ({ kind: 'ticked' as const, now: requireClock(clock).now() }),
    target: dispatch,
  })
  sample({ clock: changed, fn: () => ({ kind: 'changed' as const }), target: dispatch })
  sample({
    clock: contactSubmitted,
    fn: (contact) => ({ kind: 'contactSubmitted' as const, contact }),
    target: dispatch,
  })
  sample({ clock: codeSubmitted, fn: (code) => ({ kind: 'codeSubmitted' as const, code }), target: dispatch })
  sample({
    clock: passwordSubmitted,
    fn: (password) => ({ kind: 'passwordSubmitted' as const, password }),
    target: dispatch,
  })
  sample({ clock: resendRequested, fn: () => ({ kind: 'resendRequested' as const }), target: dispatch })
  sample({ clock: restarted, fn: () => ({ kind: 'restarted' as const }), target: dispatch })

  return {
    $state,
    opened,
    closed,
    contactReceived,
    changed,
    contactSubmitted,
    codeSubmitted,
    passwordSubmitted,
    resendRequested,
    restarted,
    finished,
  }
}

export type ContactVerification = ReturnType<typeof createContactVerification>
