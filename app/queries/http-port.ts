import type { QueryClient } from '@tanstack/react-query'
import type { Http } from '#app/http/client.ts'

const https = new WeakMap<QueryClient, Http>()

/** Joins a query cache with its way to the wire, so that a query needs nothing but its cache. */
export function provideHttp(client: QueryClient, http: Http): void {
  https.set(client, http)
}

/** The way to the wire of a cache; a cache without one is a programming error. */
export function httpOf(client: QueryClient): Http {
  const http = https.get(client)
  if (http === undefined) throw new Error('This query cache has no way to the wire: call `joinHttp` when it is made.')
  return http
}
