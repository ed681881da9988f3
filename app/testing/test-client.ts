import type { DroppedItem } from '#contract/core/reader.ts'
import { drivenTime, type DrivenTime } from './driven-time.ts'
import { createHttp, type Http, type HttpPorts } from '#app/http/client.ts'

/** An HTTP client of a guest in Russian, and what it reported. */
export interface TestClient {
  http: Http
  /** The fake clock of its timeouts. */
  time: DrivenTime
  /** The server times that it reported (ms since the epoch). */
  times: number[]
  dropped: [call: string, items: readonly DroppedItem[]][]
}

/** Creates the client for a back end. `ports` override the defaults. */
export function createTestClient({ origin }: { origin: string }, ports: Partial<HttpPorts> = {}): TestClient {
  const time = drivenTime()
  const times: number[] = []
  const dropped: TestClient['dropped'] = []
  const http = createHttp({
    origin,
    token: () => null,
    early: () => undefined,
    language: () => 'ru',
    after: time.clock.after,
    onServerTime: (serverTimeMs) => void times.push(serverTimeMs),
    onProgress: () => undefined,
    onDropped: (call, items) => void dropped.push([call, items]),
    ...ports,
  })
  return { http, time, times, dropped }
}
