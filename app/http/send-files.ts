import { timing } from '#contract/core/constants.ts'
import type { Call } from '#contract/core/call.ts'
import { readResponse } from './client.ts'
import { CallFailure } from './failure.ts'

/** The session token, the language of the response, and a signal that aborts the upload. */
export interface Sender {
  token: string | null
  language: string
  signal: AbortSignal
}

/**
 * Uploads files with a call of the contract and reports the progress in bytes.
 * @throws CallFailure; after `noResponse` the server may have received the files
 */
export type SendFiles = <Data>(
  call: Call<unknown, unknown, unknown, Data>,
  files: readonly File[],
  sender: Sender,
  onProgress: (sentBytes: number, totalBytes: number) => void,
) => Promise<Data>

const FIELD = 'files[]'

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: `readResponse` reports it as `notEnvelope`.
    return undefined
  }
}

/** Uses `XMLHttpRequest`, because `fetch` has no upload progress. */
export const sendFiles: SendFiles = (call, files, { token, language, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const rejectWith = (cause: 'network' | 'timeout') => () =>
      reject(new CallFailure({ kind: 'noResponse', call: call.name, cause, status: null }))
    request.open(call.method, `/api${call.path}`)
    request.timeout = timing.requestTimeout
    request.setRequestHeader('Accept-Language', language)
    if (token !== null) request.setRequestHeader('Authorization', `Token ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('error', rejectWith('network'))
    request.addEventListener('abort', rejectWith('network'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.addEventListener('timeout', rejectWith('timeout'))
    request.addEventListener('load', () => {
      try {
        resolve(readResponse(call, parseBody(request.responseText), request.status, () => undefined))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    const form = new FormData()
    for (const file of files) form.append(FIELD, file)
    request.send(form)
  })
