import { attach, createEvent, createStore, sample, type Effect } from 'effector'
import { failureOf } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { sessionReset } from './session-reset.ts'

/** A failure that is nobody's any more leads nowhere: the operator alone hears that there was one. */
const lateFailure = ({ message }: Error): Error => new Error(`What came of a call whose player has left: ${message}`)

/**
 * A call that a press makes for the player who is here. What comes of it when somebody else is here, or nobody, is told to the
 * operator and to no player.
 */
export function createSessionCall<Given, Done>(effect: Effect<Given, Done>) {
  const wanted = createEvent<Given>()
  const $turn = createStore(0, { serialize: 'ignore' }).on(sessionReset, (turn) => turn + 1)
  const callFx = attach({ effect, mapParams: ({ given }: { given: Given; turn: number }) => given })
  sample({ clock: wanted, source: $turn, fn: (turn, given) => ({ given, turn }), target: callFx })
  const ended = sample({
    clock: callFx.finally,
    source: $turn,
    fn: (turn, end) => ({ isOwn: end.params.turn === turn, end }),
  })
  const accepted = ended.filterMap(({ isOwn, end }) =>
    isOwn && end.status === 'done' ? { given: end.params.given, result: end.result } : undefined,
  )
  const failed = ended.filterMap(({ isOwn, end }) =>
    isOwn && end.status === 'fail' ? { given: end.params.given, failure: failureOf(end.error) } : undefined,
  )
  sample({
    clock: ended.filterMap(({ isOwn, end }) => {
      if (end.status === 'done') return undefined
      return isOwn ? end.error : lateFailure(end.error)
    }),
    target: requestFailed,
  })
  return { wanted, accepted, failed }
}
