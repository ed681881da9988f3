import { queryOptions } from '@tanstack/react-query'
import { errorCode } from '#contract/errors/codes.ts'
import { getRound } from '#contract/play/rounds.ts'
import { failureOf } from '#app/http/failure.ts'
import { isUnsupportedFailure } from '#app/http/unsupported-call.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'

const roundsKey = ['rounds'] as const
/** Matches every round. */
export const anyRound = { queryKey: roundsKey } as const

/** A round with its proof; `null` if there is none that the visitor may see, or the back end lacks the call. */
export const roundQuery = ({ id, ...key }: LobbyKey & { id: string }) =>
  queryOptions({
    queryKey: [...roundsKey, { ...key, id }],
    queryFn: ({ client, signal }) =>
      httpOf(client)
        .call(getRound, { params: { id } }, signal)
        .catch((error: unknown) => {
          const failure = failureOf(error)
          const isMissing = failure.kind === 'rejected' && failure.code === errorCode.notFound
          if (isMissing || isUnsupportedFailure(failure)) return null
          throw error
        }),
    // The seeds may have been revealed since.
    staleTime: 0,
  })
