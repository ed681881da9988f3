import { queryOptions } from '@tanstack/react-query'
import { getFairness } from '#contract/play/fairness.ts'
import { httpOf } from './http-port.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

const fairnessKey = ['fairness'] as const
/** Matches the seeds of every player. */
export const anyFairness = { queryKey: fairnessKey } as const

/** The seeds of real play; `null` if the back end does not have the call. */
export const fairnessQuery = (session: number) =>
  queryOptions({
    queryKey: [...fairnessKey, { session }],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getFairness, {}, signal)),
    // A game may have changed them since.
    staleTime: 0,
  })
