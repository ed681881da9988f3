import { attach, createEvent, createStore, sample, type Store } from 'effector'
import type { ChallengeAction } from '#contract/auth.ts'
import type { Verification } from '#contract/verification.ts'
import type { Http } from '#app/http/client.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { commandsOf, type Machine } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { $challenge } from '#app/models/sign-in/challenge.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { contactOf, emptyVerification, type VerificationFields } from './verification-fields.ts'
import type {
  VerificationCommand,
  VerificationEvent,
  VerificationProblems,
  VerificationState,
} from './contact-verification.states.ts'
import { pendingVerificationOf, type PendingVerification } from './pending-verification.ts'

/* A proof, joined with the wire: what the workflow wants is asked, and what came of it is told. */

/** How a proof reaches the server. */
export interface VerificationCalls {
  /** Shows that the browser is one, where strangers may ask; gives `recaptcha`. */
  prove: (solve: (action: ChallengeAction) => Promise<string>) => Promise<string>
  begin: (http: Http, contact: Pick<PendingVerification, 'kind' | 'value'>, recaptcha: string) => Promise<Verification>
  checkCode: (http: Http, ticket: PendingVerification, code: string) => Promise<unknown>
  checkArrival: (http: Http, ticket: PendingVerification) => Promise<boolean>
  /** For a proof that sets a password. */
  setPassword?: (http: Http, ticket: PendingVerification, password: string) => Promise<unknown>
}

interface Joined {
  machine: Machine<VerificationState, VerificationEvent, VerificationCommand>
  $fields: Store<VerificationFields>
  calls: VerificationCalls
  resendAfterMs: number
}

/** A contact that nobody has: its sign is not that of "not authorised" (`spec §8`). */
const NOBODY = -200
const inRange = (code: number, first: number) => code >= first && code < first + 10
const CODE_MISSING = 114

/** What a refusal says about a field of the step. */
function problemsOf(failure: Failure): VerificationProblems {
  if (failure.kind !== 'refused') return {}
  const { code, raw } = failure
  if (raw === NOBODY) return { contact: 'unknown' }
  if (code === CODE_MISSING) return { code }
  if (inRange(code, 110) || inRange(code, 120)) return { contact: code }
  return inRange(code, 130) ? { password: code } : {}
}

interface Check {
  attempt: number
  ticket: PendingVerification
}

/** Makes the calls that the workflow wants, and tells it what came of them. */
export function connectVerificationCalls({ machine, $fields, calls, resendAfterMs }: Joined): void {
  const { $state, commands: wanted } = machine
  const answered = createEvent<VerificationEvent>()
  sample({ clock: answered, target: machine.dispatch })

  /** What was there at the press, or what a running verification is for: another one is asked for the same contact. */
  const $asked = createStore(contactOf(emptyVerification), { serialize: 'ignore' })
  const proveWanted = commandsOf(wanted, 'prove').map(({ attempt }) => attempt)
  sample({
    clock: proveWanted,
    source: { fields: $fields, state: $state },
    fn: ({ fields, state }) => {
      const ticket = state.kind === 'starting' ? state.ticket : null
      return ticket === null ? contactOf(fields) : { kind: ticket.kind, value: ticket.value }
    },
    target: $asked,
  })

  const proveFx = attach({
    source: { client: $queryClient, challenge: $challenge, clock: $clock },
    effect: ({ client, challenge, clock }, _attempt: number) =>
      calls.prove((action) => challenge(requireClient(client), action, requireClock(clock))),
  })
  const sendFx = attach({
    source: { client: $queryClient, clock: $clock, asked: $asked, session: $session },
    effect: async ({ client, clock, asked, session }, { recaptcha }: { attempt: number; recaptcha: string }) => {
      const begun = await calls.begin(httpOf(requireClient(client)), asked, recaptcha)
      const now = requireClock(clock).now()
      return { ticket: pendingVerificationOf({ ...asked, player: session.id }, begun, now, resendAfterMs), now }
    },
  })
  const checkCodeFx = attach({
    source: { client: $queryClient, fields: $fields },
    effect: async ({ client, fields }, { ticket }: Check) => {
      await calls.checkCode(httpOf(requireClient(client)), ticket, fields.code.replaceAll(/\s/gu, ''))
      return true
    },
  })
  const checkArrivalFx = attach({
    source: $queryClient,
    effect: (client, { ticket }: Check) => calls.checkArrival(httpOf(requireClient(client)), ticket),
  })
  const setPasswordFx = attach({
    source: { client: $queryClient, fields: $fields },
    effect: async ({ client, fields }, { ticket }: Check) => {
      await calls.setPassword?.(httpOf(requireClient(client)), ticket, fields.password)
    },
  })

  sample({ clock: proveWanted, target: proveFx })
  sample({ clock: commandsOf(wanted, 'send'), target: sendFx })
  sample({ clock: commandsOf(wanted, 'checkCode'), target: checkCodeFx })
  sample({ clock: commandsOf(wanted, 'checkArrival'), target: checkArrivalFx })
  sample({ clock: commandsOf(wanted, 'setPassword'), target: setPasswordFx })
  sample({
    clock: proveFx.done,
    fn: ({ params: attempt, result: recaptcha }) => ({ kind: 'proved' as const, attempt, recaptcha }),
    target: answered,
  })
  sample({
    clock: sendFx.done,
    fn: ({ params: { attempt }, result }) => ({ kind: 'begun' as const, attempt, ...result }),
    target: answered,
  })
  sample({
    clock: [checkCodeFx.done, checkArrivalFx.done],
    fn: ({ params: { attempt }, result: confirmed }) => ({ kind: 'checked' as const, attempt, confirmed }),
    target: answered,
  })
  sample({
    clock: setPasswordFx.done,
    fn: ({ params: { attempt } }) => ({ kind: 'passwordSet' as const, attempt }),
    target: answered,
  })
  sample({
    clock: [
      proveFx.fail.map(({ params: attempt, error }) => ({ attempt, error })),
      sendFx.fail.map(({ params: { attempt }, error }) => ({ attempt, error })),
      checkCodeFx.fail.map(({ params: { attempt }, error }) => ({ attempt, error })),
      checkArrivalFx.fail.map(({ params: { attempt }, error }) => ({ attempt, error })),
      setPasswordFx.fail.map(({ params: { attempt }, error }) => ({ attempt, error })),
    ],
    source: $clock,
    fn: (clock, { attempt, error }) => {
      const failure = failureOf(error)
      const now = requireClock(clock).now()
      return { kind: 'failed' as const, attempt, failure, problems: problemsOf(failure), now }
    },
    target: answered,
  })
  sample({
    clock: [
      proveFx.failData,
      sendFx.failData,
      checkCodeFx.failData,
      setPasswordFx.failData,
      // Asked again in a second: that a wire is cut need not be reported every second.
      checkArrivalFx.failData.filter({ fn: (error) => failureOf(error).kind !== 'unread' }),
    ],
    target: requestFailed,
  })
}
