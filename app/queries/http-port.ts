import type { QueryClient } from '@tanstack/react-query'
import type { Http } from '#app/http/client.ts'

const httpByClient = new WeakMap<QueryClient, Http>()

/** Binds an HTTP client to a query client, so that a query function needs only its query client. */
export function provideHttp(client: QueryClient, http: Http): void {
  httpByClient.set(client, http)
}

/** Returns the HTTP client of a query client. @throws if `provideHttp` was not called for it */
export function httpOf(client: QueryClient): Http {
  const http = httpByClient.get(client)
  if (http === undefined) throw new Error('No HTTP client: call `provideHttp` after creating the query client.')
  return http
}
