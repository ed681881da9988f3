import { queryOptions } from '@tanstack/react-query'
import { errorCode } from '#contract/errors/codes.ts'
import { getRound, type Round } from '#contract/play/rounds.ts'
import { failureOf } from '#app/http/failure.ts'
import { isUnsupportedFailure } from '#app/http/unsupported-call.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'

const roundsKey = ['rounds'] as const
/** Matches every round. */
export const anyRound = { queryKey: roundsKey } as const

/** A round; `missing` if there is none that the visitor may see, `unsupported` if the back end lacks the call. */
type RoundResult = Round | 'missing' | 'unsupported'

/** A round with its proof. */
export const roundQuery = ({ id, ...key }: LobbyKey & { id: string }) =>
  queryOptions({
    queryKey: [...roundsKey, { ...key, id }],
    queryFn: ({ client, signal }): Promise<RoundResult> =>
      httpOf(client)
        .call(getRound, { params: { id } }, signal)
        .catch((error: unknown): RoundResult => {
          const failure = failureOf(error)
          if (failure.kind === 'rejected' && failure.code === errorCode.notFound) return 'missing'
          if (isUnsupportedFailure(failure)) return 'unsupported'
          throw error
        }),
    // The seeds may have been revealed since.
    staleTime: 0,
  })
