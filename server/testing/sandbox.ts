import { readEnvelope } from '#contract/core/envelope.ts'
import type { SandboxState } from '#server/sandbox/console/state.ts'
import type { TestApi } from './test-api.ts'

const isState = (payload: unknown): payload is SandboxState =>
  typeof payload === 'object' && payload !== null && 'outbox' in payload

/** Returns the sandbox state; with a body, applies a change first. */
export async function sandbox(api: TestApi, path = 'state', payload?: object): Promise<SandboxState> {
  const url = `/api/sandbox/${path}`
  const response = await api.app.inject(payload === undefined ? { url } : { method: 'POST', url, payload })
  const envelope = readEnvelope(response.json())
  if (envelope.kind !== 'accepted' || !isState(envelope.payload)) throw new Error(`${url}: ${response.body}`)
  return envelope.payload
}

/** Returns the last sent code. */
export async function lastCode(api: TestApi): Promise<string> {
  const [last] = (await sandbox(api)).outbox
  const code = /\d{6}/u.exec(last?.body ?? '')?.[0]
  if (code === undefined) throw new Error(`No code: ${JSON.stringify(last)}`)
  return code
}
