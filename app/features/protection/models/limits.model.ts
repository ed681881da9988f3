import { attach, createEvent, createStore, merge, sample } from 'effector'
import { cancelLimitRaise, declineLimits, setLimit, type Limits } from '#contract/play/limits.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { createSubmission, type Submission } from '#app/models/forms/submission.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { limitsQuery, refreshLimits } from '#app/queries/protection.ts'
import { LIMIT_NAMES, type LimitName } from './own-limits.ts'

/** The limits on the server have or may have changed; they are read again. */
const limitsOutdated = createEvent()

const send = (name: string) =>
  createSubmission<LimitName & { amount: number | null }, Limits>({
    name,
    refresh: limitsOutdated,
    send: ({ http }, { kind, period, amount }, { signal }) =>
      http.call(setLimit, { body: { kind, period, amount } }, signal),
  })
const cancel = (name: string) =>
  createSubmission<number, Limits>({
    name,
    refresh: limitsOutdated,
    send: ({ http }, id, { signal }) => http.call(cancelLimitRaise, { params: { id } }, signal),
  })

/** A limit that the player can set, with its own requests: each row shows its failure where it happened. */
export interface OwnLimit extends LimitName {
  /** Sets the limit; `amount: null` ends it. */
  change: Submission<LimitName & { amount: number | null }, Limits>
  /** Takes back the change that waits, by its id. */
  takeBack: Submission<number, Limits>
}

export const OWN_LIMITS: readonly OwnLimit[] = LIMIT_NAMES.map(({ kind, period }) => ({
  kind,
  period,
  change: send(`limit ${kind} ${period}`),
  takeBack: cancel(`take back ${kind} ${period}`),
}))

/** Limits that answer the offer, one request each. Setting the same limit again changes nothing, so a retry is harmless. */
export const offerAnswer = createSubmission<readonly (LimitName & { amount: number })[], Limits | null>({
  name: 'limits offer',
  refresh: limitsOutdated,
  async send({ http }, wanted, { signal }) {
    let limits: Limits | null = null
    for (const body of wanted) limits = await http.call(setLimit, { body }, signal)
    return limits
  },
})

/** Answers the offer with "without a limit". */
export const offerDecline = createSubmission<void>({
  name: 'limits decline',
  refresh: limitsOutdated,
  send: ({ http }, _, { signal }) => http.call(declineLimits, {}, signal),
})

/** How the offer was answered in this tab; the form that answered it is gone by then. */
export const $offerAnswered = createStore<'' | 'set' | 'declined'>('')
  .on(offerAnswer.accepted, () => 'set')
  .on(offerDecline.accepted, () => 'declined')
  .reset(sessionReset)

/** Shows the response before the limits are read again. */
const writeLimitsFx = attach({
  source: { client: $queryClient, session: $session },
  effect: ({ client, session }, limits: Limits) =>
    void requireClient(client).setQueryData(limitsQuery({ session: session.id }).queryKey, limits),
})
sample({
  clock: merge(OWN_LIMITS.flatMap(({ change, takeBack }) => [change.accepted, takeBack.accepted])),
  target: writeLimitsFx,
})
sample({ clock: offerAnswer.accepted, filter: (limits) => limits !== null, target: writeLimitsFx })

// A change that can't be taken back holds already: the list is out of date.
sample({
  clock: merge(OWN_LIMITS.map(({ takeBack }) => takeBack.$state.updates)),
  filter: (state) => state.kind === 'failed' && state.failure.kind === 'rejected',
  fn: () => undefined,
  target: limitsOutdated,
})

const refreshFx = attach({ source: $queryClient, effect: (client) => refreshLimits(requireClient(client)) })
sample({ clock: limitsOutdated, target: refreshFx })
sample({ clock: refreshFx.failData, target: requestFailed })
