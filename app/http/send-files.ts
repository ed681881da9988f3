import { timing } from '#contract/constants.ts'
import type { Call } from '#contract/call.ts'
import { readResponse } from './client.ts'
import { CallFailure } from './failure.ts'

/** Who sends, and in which language the answer is to be. */
export interface Sender {
  token: string | null
  language: string
}

/**
 * Sends files by a call of the contract, and tells how far they have come, in bytes. Rejects with `CallFailure`: an answer that was
 * not read leaves open whether they have arrived.
 */
export type SendFiles = <Data>(
  call: Call<unknown, unknown, unknown, Data>,
  files: readonly File[],
  sender: Sender,
  onProgress: (sent: number, total: number) => void,
) => Promise<Data>

const FIELD = 'files[]'

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No envelope: whatever it was, nothing was read.
    return undefined
  }
}

/** By the older request of the browser: `fetch` does not tell how far an upload has come. */
export const sendFiles: SendFiles = (call, files, { token, language }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const lost = (cause: 'network' | 'timeout') => () =>
      reject(new CallFailure({ kind: 'unread', call: call.name, cause, status: null }))
    request.open(call.method, `/api${call.path}`)
    request.timeout = timing.requestTimeout
    request.setRequestHeader('Accept-Language', language)
    if (token !== null) request.setRequestHeader('Authorization', `Token ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('error', lost('network'))
    request.addEventListener('abort', lost('network'))
    request.addEventListener('timeout', lost('timeout'))
    request.addEventListener('load', () => {
      try {
        resolve(readResponse(call, bodyOf(request.responseText), request.status, () => undefined))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    const form = new FormData()
    for (const file of files) form.append(FIELD, file)
    request.send(form)
  })
