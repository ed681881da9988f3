import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getSupportMessages, sendSupportMessage, type SupportClient } from '#contract/lobby/support.ts'
import { httpOf } from './http-port.ts'

/** A support conversation, by its random id. */
export const supportQuery = (visit: string) =>
  queryOptions({
    queryKey: ['support', { visit }],
    queryFn: ({ client, signal }) => httpOf(client).call(getSupportMessages, { params: { visit } }, signal),
  })

/** Sends a message and caches the returned conversation. A retry with the same `id` does not duplicate it. */
export async function sendToSupport(
  client: QueryClient,
  visit: string,
  message: { id: string; text: string; client: SupportClient },
): Promise<void> {
  const conversation = await httpOf(client).call(sendSupportMessage, { params: { visit }, body: message })
  client.setQueryData(supportQuery(visit).queryKey, conversation)
}
