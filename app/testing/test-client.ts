import type { DroppedItem } from '#contract/reader.ts'
import { drivenTime, type DrivenTime } from './driven-time.ts'
import { createHttp, type Http, type HttpPorts } from '#app/http/client.ts'

/** The client of a guest's page in Russian, and what it has told. */
export interface TestClient {
  http: Http
  /** The time of its waits. */
  time: DrivenTime
  /** The server's times, from its answers. */
  times: number[]
  dropped: [call: string, items: readonly DroppedItem[]][]
}

/** Makes it for a back end; `ports` are what is otherwise. */
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
    onServerTime: (at) => void times.push(at),
    onDropped: (call, items) => void dropped.push([call, items]),
    ...ports,
  })
  return { http, time, times, dropped }
}
