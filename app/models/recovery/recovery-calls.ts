import { attach, createEvent, createStore, sample } from 'effector'
import {
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from '#contract/verification.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { wantedOf } from '#app/lib/create-machine.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $challenge } from '#app/models/sign-in/challenge.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { contactOf, emptyRecovery } from './recovery-fields.ts'
import { $recoveryFields, recovery } from './recovery.core.ts'
import type { RecoveryEvent, RecoveryProblems } from './recovery.states.ts'
import { ticketOf, type Ticket } from './ticket.ts'

/* The recovery, joined with the wire: what the workflow wants is asked, and what came of it is told. */

/** An answer, or the want of one. */
export const recoveryAnswered = createEvent<RecoveryEvent>()

const { $state, wanted } = recovery

/** What was there at the press, or what a running verification is for: another one is asked for the same contact. */
const $asked = createStore(contactOf(emptyRecovery), { serialize: 'ignore' })
const proveWanted = wantedOf(wanted, 'prove').map(({ attempt }) => attempt)
sample({
  clock: proveWanted,
  source: { fields: $recoveryFields, state: $state },
  fn: ({ fields, state }) => {
    const ticket = state.kind === 'starting' ? state.ticket : null
    return ticket === null ? contactOf(fields) : { kind: ticket.kind, value: ticket.value }
  },
  target: $asked,
})

const proveFx = attach({
  source: { client: $queryClient, challenge: $challenge },
  effect: ({ client, challenge }, _attempt: number) => challenge(requireClient(client), 'recover'),
})
const sendFx = attach({
  source: { client: $queryClient, clock: $clock, asked: $asked },
  effect: async ({ client, clock, asked }, { recaptcha }: { attempt: number; recaptcha: string }) => {
    const begun = await httpOf(requireClient(client)).call(sendVerificationCode, { body: { ...asked, recaptcha } })
    const now = requireClock(clock).now()
    return { ticket: ticketOf(asked, begun, now), now }
  },
})
interface Check {
  attempt: number
  ticket: Ticket
}
const checkCodeFx = attach({
  source: { client: $queryClient, fields: $recoveryFields },
  effect: async ({ client, fields }, { ticket: { hash } }: Check) => {
    await httpOf(requireClient(client)).call(checkVerificationCode, {
      body: { hash, code: fields.code.replaceAll(/\s/gu, '') },
    })
    return true
  },
})
const checkArrivalFx = attach({
  source: $queryClient,
  effect: async (client, { ticket: { hash, value, method } }: Check) => {
    const call = method === 'wait-call' ? checkWaitCall : checkWaitSms
    return (await httpOf(requireClient(client)).call(call, { body: { hash, phone: value } })).confirmed
  },
})
const setPasswordFx = attach({
  source: { client: $queryClient, fields: $recoveryFields },
  effect: async ({ client, fields }, { ticket: { hash } }: Check) => {
    await httpOf(requireClient(client)).call(changePassword, { body: { hash, password: fields.password } })
  },
})

sample({ clock: proveWanted, target: proveFx })
sample({ clock: wantedOf(wanted, 'send'), target: sendFx })
sample({ clock: wantedOf(wanted, 'checkCode'), target: checkCodeFx })
sample({ clock: wantedOf(wanted, 'checkArrival'), target: checkArrivalFx })
sample({ clock: wantedOf(wanted, 'setPassword'), target: setPasswordFx })
sample({
  clock: proveFx.done,
  fn: ({ params: attempt, result: recaptcha }) => ({ kind: 'proved' as const, attempt, recaptcha }),
  target: recoveryAnswered,
})
sample({
  clock: sendFx.done,
  fn: ({ params: { attempt }, result }) => ({ kind: 'begun' as const, attempt, ...result }),
  target: recoveryAnswered,
})
sample({
  clock: [checkCodeFx.done, checkArrivalFx.done],
  fn: ({ params: { attempt }, result: confirmed }) => ({ kind: 'checked' as const, attempt, confirmed }),
  target: recoveryAnswered,
})
sample({
  clock: setPasswordFx.done,
  fn: ({ params: { attempt } }) => ({ kind: 'passwordSet' as const, attempt }),
  target: recoveryAnswered,
})

/** A contact that nobody has: its sign is not that of "not authorised" (`spec §8`). */
const NOBODY = -200
const inRange = (code: number, first: number) => code >= first && code < first + 10

/** What a refusal says about a field of the step. */
function problemsOf(failure: Failure): RecoveryProblems {
  if (failure.kind !== 'refused') return {}
  const { code, raw } = failure
  if (raw === NOBODY) return { contact: 'unknown' }
  if (inRange(code, 110) || inRange(code, 120)) return { contact: code }
  return inRange(code, 130) ? { password: code } : {}
}
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
  target: recoveryAnswered,
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
  target: callOutsideFailed,
})
